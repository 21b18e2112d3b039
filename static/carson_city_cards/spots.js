// What the server says of every spot for a card: what it brings there, or why it may not lie there.

const PATIENCE = 120;
const OF_OTHERS = /^(at|card|asked|name|way|names\..*)$/;

/** Asks for the spots of a card on the city of a form; `know` is called when they are there. */
export function spotsFor(root, form, prefix, know) {
  const [address, agreed = ""] = root.dataset.spots.split("?");
  let [known, asked, waiting] = [new Map(), "", 0];

  function typed(card) {
    const fields = new URLSearchParams(agreed);
    for (const [name, value] of new FormData(form)) {
      const own = name.startsWith(prefix) ? name.slice(prefix.length) : name;
      if (value && typeof value === "string" && !OF_OTHERS.test(own)) fields.append(own, value);
    }
    fields.append("card", card);
    return String(fields);
  }

  async function fetchSpots(wanted) {
    try {
      const answer = await fetch(`${address}?${wanted}`);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (wanted !== asked) return;
      known = new Map([...page.querySelectorAll("[data-at]")].map((spot) => [spot.dataset.at, spot]));
      know();
    } catch {
      asked = ""; // Away from the network any spot can be tapped all the same.
    }
  }

  return {
    /** What is known of each spot by now. */
    ask(card) {
      const wanted = typed(card);
      if (wanted === asked) return known;
      [known, asked] = [new Map(), wanted];
      clearTimeout(waiting);
      waiting = setTimeout(() => fetchSpots(wanted), PATIENCE);
      return known;
    },
  };
}
