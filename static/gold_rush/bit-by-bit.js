// Long work in pieces, between which the browser draws: no frame waits for all of it.

const PIECE = 12000;

/** Lets the browser do what is more urgent. */
export const pause = () => globalThis.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));

/** Lets the browser draw what was changed. */
export const frame = () => (document.hidden ? pause()
  : new Promise((go) => requestAnimationFrame(() => setTimeout(go))));

/** A page from its text, read piece by piece. */
export async function pageOf(text) {
  const page = document.implementation.createHTMLDocument("");
  page.open();
  for (let at = 0; at < text.length; at += PIECE) {
    page.write(text.slice(at, at + PIECE));
    await pause();
  }
  page.close();
  return page;
}
