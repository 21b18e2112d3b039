// A phone's number keys often lack plus, minus and comma: a row above them has what a field takes.

const KEYBOARD = 150; // What takes more of the screen's height than this is a keyboard.
const view = window.visualViewport;
const row = document.createElement("div");
let field = null;
let tallest = 0;

row.className = "signs";
row.hidden = true;
document.body.append(row);

/** Whether a keyboard on the screen takes a part of it. */
function isKeyboardOpen() {
  tallest = Math.max(tallest, window.innerHeight);
  return view.height < tallest - KEYBOARD;
}

function place() {
  row.hidden = !field || !isKeyboardOpen();
  if (!row.hidden) row.style.top = `${view.offsetTop + view.height - row.offsetHeight}px`;
}

/** Writes a sign where the cursor is, as its key would. */
function write(sign) {
  field.setRangeText(sign, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: sign }));
}

/** The field that is typed into from now on, or none. */
function typeInto(target) {
  field = target?.matches("input[data-signs]") ? target : null;
  row.replaceChildren(...[...(field?.dataset.signs ?? "")].map(keyFor));
  place();
}

function keyFor(sign) {
  const key = Object.assign(document.createElement("button"), { type: "button", textContent: sign });
  key.addEventListener("click", () => write(sign));
  return key;
}

if (view) {
  tallest = window.innerHeight;
  row.addEventListener("pointerdown", (event) => event.preventDefault()); // The field keeps the cursor.
  view.addEventListener("resize", place);
  view.addEventListener("scroll", place);
  window.addEventListener("orientationchange", () => { tallest = 0; });
  document.addEventListener("focusin", ({ target }) => typeInto(target));
  document.addEventListener("focusout", () => typeInto(null));
  typeInto(document.activeElement);
}
