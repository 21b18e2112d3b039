// Two versions of the same thing: shown where the form is, to choose from.

/** Looks after the place for two versions; `settle` sends what was chosen. */
export function versionsAt(place, settle) {
  function show(versions, sent) {
    place.replaceChildren(...versions.childNodes);
    place.className = versions.className;
    place.tabIndex = -1;
    place.focus();
    place.scrollIntoView({ block: "center" });
    place.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      settle(event.target, sent);
    });
  }

  function clear(form) {
    const held = place.contains(document.activeElement);
    place.replaceChildren();
    place.removeAttribute("class");
    if (!held) return;
    form.tabIndex = -1;
    form.focus({ preventScroll: true });
  }

  return { show, clear, isOpen: () => place.childElementCount > 0 };
}
