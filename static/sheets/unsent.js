// What this phone could not send before the host finished is still here: the result shows it.

import { entriesOf } from "./fields.js";
import { memoryOf } from "./memory.js";
import { AwayError, post } from "./post.js";

const place = document.querySelector("[data-unsent]");
const address = new URL(place.dataset.unsent, location.href).href;
const memory = memoryOf(address);

// All that stood in the form, with what was typed since in its place.
const asTyped = ({ base, states: [before, , , typed] }) =>
  [["base", base], ...entriesOf(new Map([...before, ...typed]))];

// The server knows what of it came too late, and says it in words.
async function show() {
  const unsent = memory.kept();
  if (!unsent?.states) return;
  try {
    const { page, status } = await post(address, asTyped(unsent));
    const late = page.querySelector("#unsent");
    if (late) place.replaceChildren(document.importNode(late, true));
    else if (status < 400) memory.forget();
  } catch (error) {
    if (!(error instanceof AwayError)) throw error;
  }
}

addEventListener("online", show);
show();
