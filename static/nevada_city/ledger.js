// Comfort at the ledger: what is known of a card fills blank fields beside it; a new entry unfolds.

const NAMES = { vp: "vp", vpHigh: "vp_high", vpLow: "vp_low", building: "building", levels: "levels" };

function write(field, text) {
  field.value = text;
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

function cardChosen(field) {
  if (field.nodeName === "SELECT") return field.selectedOptions[0];
  const offered = [...(field.list?.options ?? [])];
  return offered.find((each) => each.value.toLowerCase() === field.value.trim().toLowerCase());
}

function fill(field) {
  const card = cardChosen(field);
  const row = field.name.replace(/[^.]*$/, "");
  for (const [key, value] of Object.entries(card?.dataset ?? {})) {
    const other = field.form.elements[row + NAMES[key]];
    if (other && other.value === "") write(other, value);
  }
}

document.addEventListener("change", ({ target }) => {
  if (target.dataset?.card && target.form) fill(target);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-opens]");
  const entry = link && document.getElementById(link.dataset.opens)?.parentElement.lastElementChild;
  if (!entry) return;
  event.preventDefault();
  entry.open = true;
  entry.querySelector("input, select").focus();
  entry.scrollIntoView({ block: "center" });
});
