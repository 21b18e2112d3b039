// The fields of a form: what stands there, read, written and put back.

// What a page remembers for itself has a name without a path, and is no field of the sheet.
const FIELDS = ["input:not([type=hidden], [type=submit])", "select", "textarea"]
  .map((field) => `${field}[name*="."]`).concat("[data-left]").join();

const isTick = ({ type }) => type === "checkbox";
const isRadio = ({ type }) => type === "radio";

/** The name of what is filled in: a box to tick has one of its own, radio buttons share one. */
export const keyOf = (field) =>
  (isTick(field) ? `${field.name}=${field.value}` : `${field.name}${isRadio(field) ? "=" : ""}`);

/** What stands in a field; nothing where a box is not ticked. */
export const textOf = (field) => {
  if (isTick(field)) return field.checked ? "on" : "";
  return isRadio(field) && !field.checked ? "" : field.value;
};

/** All fields of a form that people fill in. */
export const fieldsOf = (form) => [...form.querySelectorAll(FIELDS)];

/** What stands under each key. */
export function read(form) {
  const texts = new Map();
  for (const field of fieldsOf(form)) {
    const key = keyOf(field);
    if (!texts.has(key) || textOf(field)) texts.set(key, textOf(field));
  }
  return texts;
}

/** What a form with these texts sends. */
export function entriesOf(texts) {
  return [...texts].flatMap(([key, text]) => {
    const at = key.indexOf("=");
    if (at < 0) return [[key, text]];
    return text ? [[key.slice(0, at), key.slice(at + 1) || text]] : [];
  });
}

/** Writes into a field as if it had been typed. */
export function write(field, text) {
  if (isRadio(field) ? field.checked === (field.value === text) : textOf(field) === text) return;
  if (isTick(field)) field.checked = text !== "";
  else if (isRadio(field)) field.checked = field.value === text;
  else field.value = text;
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** What was typed where the page has no field is sent on unseen. */
export function leave(form, key, text) {
  const [[name, value] = []] = entriesOf(new Map([[key, text]]));
  if (!name) return;
  const left = Object.assign(document.createElement("input"), { type: "hidden", name, value });
  left.dataset.left = "";
  form.append(left);
}
