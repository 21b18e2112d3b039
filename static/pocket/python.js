// Python with the whole house inside; it answers one after the other, and only when what changed is kept.

import { loadPyodide } from "./python/pyodide.mjs";
import { Storage } from "./storage.js";
import { filesOf } from "./unpack.js";

const PROGRAM = ["libraries.tar", "house.tar"];
const COMPILED = ["library.zip", "program.tar"];
const DATA = "/data";
const PASSING = /\.(paper|unfinished|lock)$|-shm$/;
const [MILLISECONDS_BEFORE_MORE, MILLISECONDS_BETWEEN] = [2000, 300];
let turn = null;

self.onmessage = ({ data, ports }) => {
  if (data.kind === "begin") turn = begin(data);
  else turn = turn.then((pocket) => pocket.answer(data, ports[0]), (error) => refuse(ports[0], error));
};

/** Who waits for a Python that did not wake is told so: what is typed stays on the page. */
function refuse(port, error) {
  port.postMessage({ status: 503, headers: [["Content-Type", "text/plain"]], content: "" });
  throw error;
}

async function begin({ home, languages }) {
  try {
    const pocket = await awake(home, languages);
    postMessage({ kind: "awake" });
    setTimeout(getReadier, MILLISECONDS_BEFORE_MORE);
    return pocket;
  } catch (error) {
    postMessage({ kind: "failed" });
    throw error;
  }
}

/** What was compiled before is only tried: where nothing wakes with it, it is compiled anew. */
async function awake(home, languages) {
  try {
    return await new Pocket(home, languages).wake();
  } catch (error) {
    console.error(error);
    return new Pocket(home, languages).wake({ anew: true });
  }
}

/** Whatever is asked meanwhile comes between one thing and the next. */
function getReadier() {
  turn = turn.then(async (pocket) => {
    if (await pocket.getReadier()) setTimeout(getReadier, MILLISECONDS_BETWEEN);
    return pocket;
  });
}

class Pocket {
  #home;
  #compiled;
  #languages;
  #python;
  #storage;
  #pocket;
  #seen = "";

  constructor(home, languages) {
    this.#home = home;
    this.#languages = languages.join(",");
  }

  async wake({ anew = false } = {}) {
    const home = this.#home;
    const folder = new URL("python/", home).href;
    const archives = await Promise.all(PROGRAM.map((name) => fetch(new URL(name, folder))));
    const version = archives.map(({ headers }) => headers.get("X-Digest")).join("-");
    this.#compiled = COMPILED.map((name) => new URL(`compiled/${version}/${name}`, home).href);
    const [library, compiled] = this.#compiled;
    const isWhole = async (address) => (await fetch(address, { method: "HEAD" })).ok;
    const isCompiled = !anew && await isWhole(compiled) && await isWhole(library);
    if (isCompiled) archives.push(await fetch(compiled));
    const [program, storage, python] = await Promise.all([
      Promise.all(archives.map(async (archive) => new Uint8Array(await archive.arrayBuffer()))),
      Storage.open(home),
      loadPyodide({
        indexURL: folder, env: { BOOMTOWN_DATA: DATA, HOME: "/" }, checkAPIVersion: true,
        ...(isCompiled && { stdLibURL: library }),
      }),
    ]);
    [this.#python, this.#storage] = [python, storage];
    for (const archive of program) this.#write("/", filesOf(archive));
    python.FS.mkdirTree(DATA);
    this.#write(DATA, await storage.read());
    this.#pocket = python.runPython(`
import sys
sys.path[:0] = ["/house", "/libraries"]
from web.pocket.stand_ins import put_in_place
put_in_place()
from web.pocket.answering import Pocket
Pocket(${JSON.stringify(home)}, ${JSON.stringify(DATA)}, is_compiled=${isCompiled ? "True" : "False"})
`);
    return this;
  }

  #write(folder, files) {
    const { FS } = this.#python;
    const made = new Set();
    for (const [name, content] of files) {
      const path = `${folder === "/" ? "" : folder}/${name}`;
      const parent = path.slice(0, path.lastIndexOf("/"));
      if (!made.has(parent)) FS.mkdirTree(parent);
      made.add(parent);
      FS.writeFile(path, content);
    }
  }

  async answer({ method, address, headers, body }, port) {
    const all = { "accept-language": this.#languages, ...headers };
    try {
      const answered = this.#pocket.answer(method, address, JSON.stringify(all), this.#python.toPy(body));
      const [head, content] = answered.toJs();
      answered.destroy();
      await this.#keep(method !== "GET" && method !== "HEAD");
      port.postMessage({ ...JSON.parse(head), content }, [content.buffer]);
    } catch (error) {
      console.error(error);
      port.postMessage({ status: 507, headers: [["Content-Type", "text/plain"]], content: String(error) });
    }
    return this;
  }

  async getReadier() {
    try {
      const isMoreLeft = this.#pocket.get_readier();
      await this.#keep();
      if (!isMoreLeft) await this.#keepCompiled();
      return isMoreLeft;
    } catch (error) {
      console.error(error); // whoever asks for it later is told
      return true;
    }
  }

  /** The next start finds what this one compiled; on a full device it compiles again. */
  async #keepCompiled() {
    const compiled = this.#pocket.compiled();
    if (!compiled) return;
    const [program, library] = compiled.toJs();
    compiled.destroy();
    const [ofLibrary, ofProgram] = this.#compiled;
    const kept = await fetch(ofLibrary, { method: "PUT", body: library });
    if (kept.ok) await fetch(ofProgram, { method: "PUT", body: program });
  }

  /** What was typed is there before it shows as kept. */
  async #keep(mayHaveChanged = false) {
    const files = [...this.#files(DATA)];
    const seen = files.map(([path, { size, mtime }]) => `${path} ${size} ${mtime.getTime()}`).join("\n");
    if (seen === this.#seen && !mayHaveChanged) return; // clocks may be too coarse to tell
    const { FS } = this.#python;
    await this.#storage.keep(new Map(files.map(([path]) => [path.slice(DATA.length + 1), FS.readFile(path)])));
    this.#seen = seen;
  }

  *#files(folder) {
    const { FS } = this.#python;
    for (const name of FS.readdir(folder)) {
      const path = `${folder}/${name}`;
      if (name === "." || name === ".." || PASSING.test(name)) continue;
      const facts = FS.stat(path);
      if (FS.isDir(facts.mode)) yield* this.#files(path);
      else yield [path, facts];
    }
  }
}
