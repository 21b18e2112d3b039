// Shows what is found while somebody types: the part of the page that the server sends for the
// words so far takes the place of the one that is there.

const REST = 250;
const form = document.querySelector("[data-search]");
const found = document.querySelector("[data-found]");

if (form && found) {
  let [waiting, asking] = [0, null];

  const address = () => {
    const wanted = form.elements.q.value.trim();
    return wanted ? `${form.action}?${new URLSearchParams({ q: wanted })}` : form.action;
  };

  /** Puts what the server shows now into the place of what it showed before. */
  function exchange(text) {
    const fresh = new DOMParser().parseFromString(text, "text/html");
    found.replaceChildren(...fresh.querySelector("[data-found]").childNodes);
    const [here, there] = [document, fresh].map((page) => page.querySelector("[data-all]"));
    if (here && there) here.replaceWith(document.adoptNode(there));
  }

  async function ask() {
    asking?.abort();
    asking = new AbortController();
    const wanted = address();
    try {
      const answer = await fetch(wanted, { signal: asking.signal });
      if (!answer.ok) return;
      exchange(await answer.text());
      history.replaceState(null, "", wanted);
    } catch (error) {
      if (error.name !== "AbortError") form.dataset.asleep = ""; // Sending the form still works.
    }
  }

  form.elements.q.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, REST);
  });
}
