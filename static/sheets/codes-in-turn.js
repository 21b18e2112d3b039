// Shows codes one after the other, as long as another phone needs to read each.

const EACH = 900;

function turn(place) {
  const codes = [...place.querySelectorAll("figure")];
  if (codes.length < 2) return;
  let [shown, timer] = [0, 0];
  const show = (number) => {
    shown = (number + codes.length) % codes.length;
    codes.forEach((code, at) => { code.hidden = at !== shown; });
  };
  const button = Object.assign(document.createElement("button"), { type: "button", className: "quiet small" });
  const goOn = () => { timer = setInterval(() => show(shown + 1), EACH); button.textContent = place.dataset.sayPause; };
  const pause = () => { clearInterval(timer); timer = 0; button.textContent = place.dataset.sayGoOn; };
  button.addEventListener("click", () => {
    if (timer) return pause();
    show(shown + 1);
    return goOn();
  });
  place.append(button);
  show(0);
  goOn();
}

document.querySelectorAll("[data-codes]").forEach(turn);
