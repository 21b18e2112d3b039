// A seat's city is painted; cards are laid on it where somebody tells them one by one.

import { start } from "./paint.js";

start(({ dataset }) => (dataset.stack ? import("./laying.js").then(({ layingOn }) => layingOn) : null));
