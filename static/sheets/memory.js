// What was typed and could not be sent yet outlives the page: it is kept in this browser until then.

// The key must not tell the code of the sheet.
function scrambled(text) {
  let sum = 5381;
  for (const sign of text) sum = (Math.imul(sum, 33) ^ sign.codePointAt(0)) >>> 0;
  return sum.toString(36);
}

/** A place to keep what one form holds; browsers that keep nothing are no hindrance. */
export function memoryOf(address) {
  const key = `typed.${scrambled(address)}`;
  const trying = (what) => {
    try {
      return what(localStorage);
    } catch {
      return null;
    }
  };
  return {
    keep: (typed) => trying((storage) => storage.setItem(key, JSON.stringify(typed))),
    forget: () => trying((storage) => storage.removeItem(key)),
    kept: () => trying((storage) => JSON.parse(storage.getItem(key))),
  };
}
