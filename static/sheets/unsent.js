// What was typed here and could not be sent before the host finished: shown with the result, with a
// way to ask for reopening. Where the table is open again by now, it is sent.

import { memoryOf } from "./memory.js";
import { AwayError, post } from "./post.js";
import { entriesOfRecord } from "./together.js";

const WAITING = 3000;

async function show(place, memory, address) {
  const { page, status } = await post(address, entriesOfRecord(memory.kept()));
  const late = page.querySelector("[data-late]");
  if (late) place.append(late);
  else if (status < 400) memory.forget();
}

/** Looks for it in all forms that this phone may have filled in. */
export async function showUnsent(place, addresses) {
  for (const address of addresses) {
    const memory = memoryOf(new URL(address, location.href).href);
    if (!memory.kept()?.states) continue;
    try {
      await show(place, memory, address);
    } catch (error) {
      if (!(error instanceof AwayError)) throw error;
      setTimeout(() => showUnsent(place, [address]), WAITING);
    }
  }
}
