// The files of a tar: a header of 512 bytes before each, and each filled up to 512.

const BLOCK = 512;
const NAME = [0, 100], SIZE = [124, 136], PREFIX = [345, 500];
const decoder = new TextDecoder();

export function* filesOf(archive) {
  const text = (at, [from, to]) => decoder.decode(archive.subarray(at + from, at + to)).split("\0", 1)[0];
  for (let at = 0; archive[at];) {
    const [prefix, size] = [text(at, PREFIX), parseInt(text(at, SIZE), 8)];
    const name = text(at, NAME);
    yield [prefix ? `${prefix}/${name}` : name, archive.subarray(at + BLOCK, at + BLOCK + size)];
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
