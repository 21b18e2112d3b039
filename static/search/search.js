// Shows what is found while somebody types: the part of the page that the server sends for the
// words so far takes the place of the one that is there. Arrow keys lead from one result to the next.

const REST = 300;
const form = document.querySelector("[data-search]");
const found = document.querySelector("[data-found]");

if (form && found) {
  const isElsewhere = "foundHere" in found.dataset;
  const home = isElsewhere ? location.href : form.action;
  let [waiting, asking] = [0, null];

  const address = () => {
    const wanted = form.elements.q.value.trim();
    return wanted ? `${form.action}?${new URLSearchParams({ q: wanted })}` : home;
  };

  /** Puts what the server shows now into the place of what it showed before. */
  function exchange(text) {
    const fresh = new DOMParser().parseFromString(text, "text/html");
    found.replaceChildren(...fresh.querySelector("[data-found]").childNodes);
    if (isElsewhere) return;
    const [here, there] = [document, fresh].map((page) => page.querySelector("[data-all]"));
    if (here && there) here.replaceWith(document.adoptNode(there));
  }

  async function ask() {
    asking?.abort();
    asking = new AbortController();
    const wanted = address();
    try {
      const answer = await fetch(wanted, { signal: asking.signal });
      const text = await answer.text();
      if (!answer.ok || wanted !== address()) return; // Meanwhile other words were typed.
      exchange(text);
      history.replaceState(null, "", wanted);
    } catch (error) {
      if (error.name !== "AbortError") form.dataset.asleep = ""; // Sending the form still works.
    }
  }

  /** From the field to the first result, from one result to its neighbour, and back. */
  function step(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const places = [form.elements.q, ...found.querySelectorAll("a, summary")].filter((place) => place.checkVisibility());
    const next = places[places.indexOf(document.activeElement) + by];
    if (!by || !places.includes(document.activeElement) || !next) return;
    event.preventDefault();
    next.focus();
  }

  form.elements.q.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, REST);
  });
  for (const place of [form.elements.q, found]) place.addEventListener("keydown", step);
}
