// Lights up on the drawn city what a number was counted from, without leaving the page.

function light(link) {
  const seat = link.closest("[data-seat]");
  const counted = new Set(link.dataset.counted.split(" "));
  for (const parcel of seat.querySelectorAll("[data-parcel]")) {
    parcel.classList.toggle("marked", counted.has(parcel.dataset.parcel));
    parcel.classList.toggle("at", parcel.dataset.parcel === link.dataset.at);
  }
  for (const other of seat.querySelectorAll(".lit")) other.classList.remove("lit");
  link.classList.add("lit");
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-counted]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  light(link);
  link.closest("[data-seat]").querySelector(".city")?.scrollIntoView({ block: "nearest" });
});

function openTarget() {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

addEventListener("hashchange", openTarget);
openTarget();
