// Several ways to fill in a seat, of which the server keeps the one that is chosen.

import { entriesOf } from "./sheet-fields.js";

/** The way that is chosen among what a form would send. */
export const wayOf = (entries) => entries.find(([name]) => name.endsWith(".way"));

/** What a form sends. A way in which nothing stands yet is only looked at; it empties no other. */
export function entriesTo(form, knownWay) {
  const entries = entriesOf(form);
  const chosen = wayOf(entries);
  const place = chosen && form.querySelector(`.way-${CSS.escape(chosen[1])}`);
  const isBlank = place && !entriesOf(place).some(([, value]) => value.trim());
  return isBlank ? entries.map((entry) => (entry === chosen ? knownWay : entry)) : entries;
}
