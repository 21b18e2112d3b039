// The city of a question is painted, and the card in hand laid on it.

import { layingOn } from "./laying.js";
import { start } from "./paint.js";

start(() => layingOn);
