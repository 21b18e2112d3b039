// One fewer and one more: buttons beside a number, which can be typed as well.

const WHOLE = /^\s*\d{1,6}\s*$/;
const told = Object.assign(document.createElement("p"), { className: "hidden" });
told.setAttribute("role", "status");
document.body.append(told);

/** What stands there as a number; a sum is left to whoever typed it. */
function countIn({ value }) {
  if (!value.trim()) return 0;
  return WHOLE.test(value) ? Number(value) : null;
}

function step(button) {
  const input = button.parentElement.querySelector("input");
  const count = countIn(input);
  if (count === null) return input.focus();
  const { step: by, least = 0, most = Infinity, wraps } = button.dataset;
  const wished = count + Number(by);
  const isOver = wraps !== undefined && wished > Number(most);
  const now = isOver ? Number(least) : Math.min(Math.max(wished, Number(least)), Number(most));
  input.value = now;
  told.textContent = `${input.labels[0]?.textContent.trim() ?? ""}: ${now}`;
  for (const kind of ["input", "change"]) input.dispatchEvent(new Event(kind, { bubbles: true }));
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-step]");
  if (button && !button.matches(":disabled")) step(button);
});
