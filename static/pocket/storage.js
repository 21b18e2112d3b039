// The files of a folder, kept by the browser in pieces: only those that have changed are written, all of them or none.

const PIECE = 64 * 1024;
const DATABASE = "boomtown", PIECES = "pieces", SIZES = "sizes";

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

const whole = (transaction) => new Promise((resolve, reject) => {
  transaction.oncomplete = () => resolve();
  transaction.onerror = transaction.onabort = () => reject(transaction.error);
});

const isSame = (one, other) => one.length === other.length && one.every((byte, at) => byte === other[at]);

function piecesOf(content) {
  const count = Math.ceil(content.length / PIECE);
  return Array.from({ length: count }, (_, number) => content.subarray(number * PIECE, (number + 1) * PIECE));
}

export class Storage {
  #database;
  #known = new Map();

  static async open(place) {
    const storage = new Storage();
    const request = indexedDB.open(`${DATABASE} ${place}`, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(PIECES);
      request.result.createObjectStore(SIZES);
    };
    storage.#database = await done(request);
    return storage;
  }

  /** All files as they were kept last. */
  async read() {
    const transaction = this.#database.transaction([PIECES, SIZES]);
    const [pieces, sizes] = [transaction.objectStore(PIECES), transaction.objectStore(SIZES)];
    const names = await done(sizes.getAllKeys());
    for (const name of names) {
      const content = new Uint8Array(await done(sizes.get(name)));
      const found = await done(pieces.getAll(IDBKeyRange.bound([name, 0], [name, Infinity])));
      found.forEach((piece, number) => content.set(piece, number * PIECE));
      this.#known.set(name, content);
    }
    return new Map(this.#known);
  }

  /** Resolves when the device itself holds the files as they are now. */
  async keep(files) {
    const transaction = this.#database.transaction([PIECES, SIZES], "readwrite", { durability: "strict" });
    const [pieces, sizes] = [transaction.objectStore(PIECES), transaction.objectStore(SIZES)];
    for (const [name, content] of files) {
      const before = piecesOf(this.#known.get(name) ?? new Uint8Array());
      const now = piecesOf(content);
      now.forEach((piece, at) => {
        if (!before[at] || !isSame(piece, before[at])) pieces.put(piece.slice(), [name, at]);
      });
      if (now.length < before.length) pieces.delete(IDBKeyRange.bound([name, now.length], [name, Infinity]));
      sizes.put(content.length, name);
    }
    const gone = [...this.#known.keys()].filter((name) => !files.has(name));
    for (const name of gone) {
      pieces.delete(IDBKeyRange.bound([name, 0], [name, Infinity]));
      sizes.delete(name);
    }
    await whole(transaction);
    this.#known = new Map(files);
  }
}
