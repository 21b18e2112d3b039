// Lights up on the drawing what a number was counted from, without leaving the page.

// What is drawn only once for all is lit up by the server, on the page that the link leads to.
const isDrawn = (link) => link.closest("[data-seat]").querySelector("[data-place]") !== null;

function light(link) {
  const seat = link.closest("[data-seat]");
  const counted = new Set(link.dataset.counted.split(" "));
  for (const place of seat.querySelectorAll("[data-place]")) {
    place.classList.toggle("marked", counted.has(place.dataset.place));
    place.classList.toggle("at", place.dataset.place === link.dataset.at);
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
  link.closest("[data-seat]").querySelector(".squares")?.scrollIntoView({ block: "nearest" });
});

// The line that a number leads to, in the seat to which it belongs.
function openTarget() {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  const line = target && target.closest("details");
  if (!line) return;
  for (let each = line; each; each = each.parentElement.closest("details")) each.open = true;
  target.scrollIntoView({ block: "nearest" });
}

// The same number may be tapped twice, with the line closed in between.
document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#line-"]');
  if (link && link.getAttribute("href") === location.hash) openTarget();
});
addEventListener("hashchange", openTarget);
openTarget();
