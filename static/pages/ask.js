// The bar of a question: what is asked about, asking anew, and the way back to a table of this phone.

const form = document.querySelector("form.question");
const again = document.querySelector("[data-ask-again]");
let isChanged = false;

// Nothing changed: asking again begins with the fields. Once something is, the button asks.
again?.addEventListener("click", (event) => {
  if (isChanged) return;
  event.preventDefault();
  const fold = form.querySelector(".asked-about");
  if (fold) fold.open = true;
  form.scrollIntoView();
  const fields = "input:not([type=hidden]), select, textarea, summary";
  (fold ?? form).querySelector(`:is(${fields}):not(.asked-about > summary)`)?.focus({ preventScroll: true });
});

function tellWhere() {
  for (const told of document.querySelectorAll("[data-situation]")) {
    const text = document.getElementById(told.dataset.situation)?.value ?? "";
    told.hidden = !text;
    told.querySelector("b").textContent = text;
  }
}

function changed() {
  isChanged = true;
  if (again) again.textContent = again.dataset.askAgain;
  tellWhere();
}

form?.addEventListener("input", changed);
form?.addEventListener("change", changed);

// Once a finger took one of many, the others fold away; keys go through them one by one.
form?.addEventListener("click", ({ target, detail }) => {
  const many = target.closest(".one-of-many");
  if (many && detail > 0 && target.type === "radio") many.querySelector(".all-of-them input").checked = false;
});

function remembersNothing() {
  try {
    return !localStorage.length;
  } catch {
    return true; // No memory.
  }
}

async function leadBack(back) {
  if (!back || remembersNothing()) return;
  const { keptTables } = await import("../house/kept-tables.js");
  const table = keptTables().find(({ title }) => title === back.dataset.backToTable);
  if (!table) return;
  back.href = table.address;
  back.lastElementChild.textContent = back.dataset.sayTable;
}

leadBack(document.querySelector("[data-back-to-table]"));
