// Wakes the pocket's Python in node and writes what it answers: node answers.mjs FOLDER ASKED.json ANSWERED.json

import { readFileSync, writeFileSync } from "node:fs";
import { filesOf } from "../../static/pocket/unpack.js";

const [folder, asked, answered] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/python/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${folder}/python/`, env: { BOOMTOWN_DATA: "/data", HOME: "/" } });
for (const archive of ["libraries.tar", "house.tar"]) {
  for (const [name, content] of filesOf(readFileSync(`${folder}/python/${archive}`))) {
    python.FS.mkdirTree(`/${name.slice(0, name.lastIndexOf("/"))}`);
    python.FS.writeFile(`/${name}`, content);
  }
}
const { home, requests } = JSON.parse(readFileSync(asked, "utf-8"));
const began = performance.now();
const answer = python.runPython(`
import sys
sys.path[:0] = ["/house", "/libraries"]
from web.pocket.stand_ins import put_in_place
put_in_place()
from web.pocket.answering import Pocket
Pocket(${JSON.stringify(home)}, "/data").answer
`);
const answers = requests.map(({ method, path, headers = {}, body = "" }) => {
  const start = performance.now();
  const both = answer(method, home.replace(/\/$/, "") + path, JSON.stringify(headers), python.toPy(new TextEncoder().encode(body)));
  const [head, content] = both.toJs();
  both.destroy();
  return { ...JSON.parse(head), body: Buffer.from(content).toString("utf-8"), milliseconds: performance.now() - start };
});
writeFileSync(answered, JSON.stringify({ loading: performance.now() - began, answers }));
