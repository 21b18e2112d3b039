// Whoever has said what a feature is goes on with its first number.

document.addEventListener("change", ({ target }) => {
  if (!target.matches(".kinds-of [type=radio]") || !target.checked) return;
  const numbers = [...target.closest(".feature").querySelectorAll(".number-of input")];
  numbers.find((number) => number.checkVisibility?.())?.focus();
});
