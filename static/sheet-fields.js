// The fields of a form: what stands there, read, written and put back.

// What a page remembers for itself has a name without a path, and is no field of the sheet.
const FIELDS = ["input:not([type=hidden], [type=submit])", "select", "textarea"]
  .map((field) => `${field}[name*="."]`).concat("[data-left]").join();
const LINE = /^[a-z.-]*$/;

/** Whether a field is ticked rather than typed. */
export const isTick = ({ type }) => type === "checkbox" || type === "radio";
/** The name of a field among all of a form. */
export const keyOf = (field) => (isTick(field) ? `${field.name}=${field.value}` : field.name);
/** What stands in a field. */
export const textOf = (field) => (isTick(field) ? (field.checked ? "on" : "") : field.value);
/** All fields of a form that people fill in. */
export const fieldsOf = (form) => [...form.querySelectorAll(FIELDS)];

/** What stands in each field. */
export const read = (form) => new Map(fieldsOf(form).map((field) => [keyOf(field), textOf(field)]));

/** What the form would send, whether it is locked or not. */
export function entriesOf(form) {
  const sent = fieldsOf(form).filter((field) => !field.disabled && (!isTick(field) || field.checked));
  return sent.map((field) => [field.name, field.value]);
}

/** Writes into a field as if it had been typed. */
export function write(field, text) {
  if (isTick(field)) field.checked = text !== "";
  else field.value = text;
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** What was typed where the page has no field (a row more, for one) is sent on unseen. */
export function leave(form, name, value) {
  const left = Object.assign(document.createElement("input"), { type: "hidden", name, value });
  left.dataset.left = "";
  form.append(left);
}

/** Puts back what was typed before the page was loaded again. */
export function putBack(form, entries) {
  const there = new Set(fieldsOf(form).map(({ name }) => name));
  const typed = new Set(entries.map(([name, value]) => `${name}=${value}`));
  const texts = new Map(entries);
  for (const field of fieldsOf(form)) {
    const text = isTick(field) ? (typed.has(keyOf(field)) ? "on" : "") : texts.get(field.name);
    if (text !== undefined && text !== textOf(field)) write(field, text);
  }
  for (const [name, value] of entries) if (!there.has(name)) leave(form, name, value);
}
