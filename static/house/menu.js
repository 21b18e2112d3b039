// The menu closes when somebody goes on elsewhere, as menus do.

const menu = document.querySelector(".menu");

document.addEventListener("pointerdown", ({ target }) => {
  if (menu.open && !menu.contains(target)) menu.open = false;
});
menu.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});
menu.addEventListener("focusout", ({ relatedTarget }) => {
  if (relatedTarget && !menu.contains(relatedTarget)) menu.open = false;
});
