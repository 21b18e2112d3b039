// Lights up on the drawn city what a number was counted from, without leaving the page.

// What is drawn only once for all is lit up by the server, on the page that the link leads to.
const isDrawn = (link) => link.closest("[data-seat]").querySelector("[data-parcel]") !== null;

function light(link) {
  const seat = link.closest("[data-seat]");
  const counted = new Set(link.dataset.counted.split(" "));
  for (const parcel of seat.querySelectorAll("[data-parcel]")) {
    parcel.classList.toggle("marked", counted.has(parcel.dataset.parcel));
    parcel.classList.toggle("at", parcel.dataset.parcel === link.dataset.at);
  }
  for (const owned of seat.querySelectorAll("li[data-part]")) {
    owned.classList.toggle("marked", owned.dataset.part === link.dataset.part);
  }
  for (const other of seat.querySelectorAll(".lit")) other.classList.remove("lit");
  link.classList.add("lit");
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-counted]");
  if (!link || !isDrawn(link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
