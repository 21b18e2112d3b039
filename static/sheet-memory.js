// What was typed and could not be sent yet outlives a reload of the page, in this tab only.

// The key must not tell the code of the sheet.
function scrambled(text) {
  let sum = 5381;
  for (const sign of text) sum = (Math.imul(sum, 33) ^ sign.codePointAt(0)) >>> 0;
  return sum.toString(36);
}

/** A place to keep what one form holds; browsers that keep nothing are no hindrance. */
export function memoryOf(address) {
  const key = `unsent.${scrambled(address)}`;
  const trying = (what) => {
    try {
      return what(sessionStorage);
    } catch {
      return null;
    }
  };
  return {
    keep: (unsent) => trying((storage) => storage.setItem(key, JSON.stringify(unsent))),
    forget: () => trying((storage) => storage.removeItem(key)),
    kept: () => trying((storage) => JSON.parse(storage.getItem(key))),
  };
}
