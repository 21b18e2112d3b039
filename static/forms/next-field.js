// Enter goes on to the next field in sight; from the last one it goes on to the next page.

const TO_TYPE = "input[type=text]:not([readonly], :disabled)";

const isInSight = (field) => field.checkVisibility?.() ?? field.getClientRects().length > 0;

document.addEventListener("keydown", (event) => {
  const { key, target, isComposing } = event;
  if (key !== "Enter" || isComposing || !target.matches(`.seat-form ${TO_TYPE}`)) return;
  const fields = [...target.form.querySelectorAll(TO_TYPE)].filter(isInSight);
  const next = fields[fields.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
});
