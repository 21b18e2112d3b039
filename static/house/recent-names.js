// The names that played on this phone, remembered by it and nowhere else.

const PLACE = "names";
const MOST = 24;

/** The names, those of the last game first. */
export function recentNames() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return kept.filter((name) => typeof name === "string");
  } catch {
    return []; // No memory, or a broken one.
  }
}

/** Puts names before those that are known. */
export function rememberNames(names) {
  write([...names, ...without(names)]);
}

/** Takes one out. */
export function forgetName(name) {
  write(without([name]));
}

function without(names) {
  return recentNames().filter((name) => !names.includes(name));
}

function write(names) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(names.slice(0, MOST)));
  } catch {
    // The phone remembers nothing for us; names can be typed.
  }
}
