// Sends a form and gives the page that answers it.

const PATIENCE = 10000;
const LATER = new Set([408, 425, 429]);

/** The server cannot be reached, or asks to come back later. */
export class AwayError extends Error {}

/** Fetches a page, without waiting for ever. */
export async function pageAt(address, how = {}) {
  const giving = new AbortController();
  const patience = setTimeout(() => giving.abort(), PATIENCE);
  try {
    const answer = await fetch(address, { cache: "no-store", signal: giving.signal, ...how });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return { page, status: answer.status, address: answer.url };
  } catch {
    throw new AwayError();
  } finally {
    clearTimeout(patience);
  }
}

/** The answer to a form that was sent; what can be tried again is no answer. */
export async function post(address, entries) {
  const answer = await pageAt(address, { method: "POST", body: new URLSearchParams(entries) });
  if (answer.status >= 500 || LATER.has(answer.status)) throw new AwayError();
  return answer;
}

/** The sentence of a page that refuses something. */
export const refusalOf = (page) => page.querySelector("main .lead")?.textContent ?? "";
