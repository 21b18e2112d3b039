// The menu closes when the focus goes on elsewhere, which it would cover.

const menu = document.querySelector(".menu");

menu.addEventListener("focusout", ({ relatedTarget }) => {
  if (relatedTarget && !menu.contains(relatedTarget)) menu.open = false;
});
menu.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  menu.open = false;
  menu.querySelector("summary").focus();
});
