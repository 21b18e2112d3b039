// Puts things in order by tapping them one after the other, and lets only those count who were chosen.

const TO_PUT = "[data-in-order]:not([data-tapping])";

function make(kind, className, text = "") {
  const node = document.createElement(kind);
  Object.assign(node, { className, textContent: text });
  if (kind === "button") node.type = "button";
  return node;
}

function inOrder(root) {
  const [form, place] = [root.form, root.querySelector(".ordered")];
  const { once, sayBack, sayPlace } = root.dataset;
  const isOnce = once === "1";
  const lists = () => [...place.querySelectorAll("select")];
  const order = () => lists().map(({ value }) => value).filter(Boolean);
  const chips = make("div", "chosen-of");
  const told = make("p", "order-told");
  const [said, back] = [make("output", ""), make("button", "quiet small", sayBack)];
  const none = root.querySelector(".none-in-order > .chip");
  const saysNone = none?.querySelector("input");

  // Where people were chosen in the same form, it is they who come in an order.
  function things() {
    const toChoose = [...lists()[0].options].filter(({ value }) => value)
      .map(({ value, text }) => [value, text]);
    const chosen = "ofPeople" in root.dataset
      ? [...form.querySelectorAll(".people-told > .chosen-of :checked")].map(({ value }) => [value, value])
      : [];
    const known = new Map(chosen.length ? chosen : toChoose);
    for (const each of order()) if (!known.has(each)) known.set(each, each);
    return known;
  }

  function keep(now) {
    while (lists().length < now.length) {
      const [last] = lists().slice(-1);
      const label = last.parentElement.cloneNode(true);
      const number = lists().length;
      const list = label.querySelector("select");
      list.name = last.name.replace(/\d+$/, number);
      label.querySelector(".place").textContent = number + 1;
      place.append(label);
    }
    lists().forEach((list, at) => {
      const value = now[at] ?? "";
      if (![...list.options].some((option) => option.value === value)) list.add(new Option(value, value));
      list.value = value;
    });
    lists()[0].dispatchEvent(new Event("change", { bubbles: true }));
  }

  function tap(value) {
    const now = order();
    if (saysNone) saysNone.checked = false;
    keep(isOnce && now.includes(value) ? now.filter((each) => each !== value) : [...now, value]);
  }

  function show() {
    const now = order();
    const held = document.activeElement?.dataset?.value;
    const isHeld = chips.contains(document.activeElement);
    for (const chip of chips.querySelectorAll("button")) chip.remove();
    chips.prepend(...[...things()].map(([value, text]) => {
      const chip = make("button", "chip", text);
      const places = now.flatMap((each, at) => (each === value ? [at + 1] : []));
      chip.dataset.value = value;
      chip.ariaPressed = String(places.length > 0);
      if (isOnce && places.length) chip.prepend(make("span", "order", String(places[0])));
      chip.onclick = () => tap(value);
      return chip;
    }));
    if (none && none.parentElement !== chips) chips.append(none);
    if (isHeld) [...chips.children].find(({ dataset }) => dataset.value === held)?.focus();
    const named = things();
    said.textContent = now.map((each, at) => sayPlace.replace("{place}", at + 1)
      .replace("{what}", named.get(each))).join(" ");
  }

  saysNone?.addEventListener("change", () => saysNone.checked && keep([]));
  back.onclick = () => keep(order().slice(0, -1));
  told.append(said, back);
  place.before(chips, told);
  form.addEventListener("change", show);
  root.dataset.tapping = "";
  show();
}

// What was typed about somebody who is not chosen any more is not sent.
function onlyTheChosen(people) {
  const rows = people.querySelectorAll(":scope > .of-person");
  people.querySelectorAll(":scope > .chosen-of input").forEach((who, number) => {
    rows[number].disabled = !who.checked;
  });
}

for (const root of document.querySelectorAll(TO_PUT)) inOrder(root);
for (const people of document.querySelectorAll(".people-told")) {
  people.addEventListener("change", () => onlyTheChosen(people), true);
  onlyTheChosen(people);
}
