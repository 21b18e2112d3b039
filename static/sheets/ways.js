// Several ways to fill in a seat, of which the server keeps the one that is chosen.

import { fieldsOf, textOf } from "./fields.js";

/** Whether a field belongs to a way that is not chosen; what was typed there stays here only. */
export const isElsewhere = (field) => field.closest(".way")?.getClientRects().length === 0;

/** Whether a choice leads to a way in which nothing stands yet; that empties no other. */
export function isOnlyLookedAt(form, { key, fields }) {
  if (!key.endsWith(".way=")) return false;
  const chosen = fields.find(({ checked }) => checked);
  const place = chosen && form.querySelector(`.way-${CSS.escape(chosen.value)}`);
  return Boolean(place) && !fieldsOf(place).some((field) => textOf(field).trim());
}
