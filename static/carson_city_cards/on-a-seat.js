// A seat's city is painted; cards are laid on it where somebody tells them one by one.

import { start } from "./paint.js";

// What lays them, and what keeps in place whatever is in hand should it come late.
const laying = () => Promise.all([import("./laying.js"), import("../sheets/steady.js")])
  .then(([{ layingOn }, { anchored }]) => ({ layingOn, anchored }));

start(({ dataset }) => (dataset.stack ? laying() : null));
if (document.querySelector("[data-stack]")) addEventListener("load", laying);
