// Hears of each change as it happens; asks now and then where that cannot be.

const SECONDS_BETWEEN = 4;
const ASKED_BEFORE_HEARING_AGAIN = 8;

/** Follows a sheet from a revision on; gives how to catch up at once, and how to rest. */
export function follow({ events, state }, revision, { changed, moved, gone, away }) {
  let [known, stream, asking, asked] = [revision, null, 0, 0];

  function end() {
    stream?.close();
    stream = null;
    clearTimeout(asking);
  }

  function hear() {
    end();
    if (!window.EventSource) return ask();
    stream = new EventSource(`${events}?after=${known}`);
    stream.addEventListener("change", ({ data, lastEventId }) => {
      known = Math.max(known, Number(lastEventId));
      changed(JSON.parse(data));
    });
    stream.addEventListener("reload", ({ lastEventId }) => {
      known = Math.max(known, Number(lastEventId));
      moved();
    });
    stream.onopen = () => { asked = 0; clearTimeout(asking); away(false); };
    stream.onerror = () => {
      away(true);
      if (stream?.readyState === EventSource.CLOSED) ask();
    };
  }

  async function ask() {
    end();
    const headers = { "If-None-Match": `"${known}"` };
    try {
      const answer = await fetch(state, { headers, cache: "no-store" });
      if (answer.status === 404) return gone();
      away(false);
      if (answer.ok) {
        known = Math.max(known, (await answer.json()).revision);
        moved();
      }
    } catch {
      away(true);
    }
    clearTimeout(asking);
    const next = ++asked % ASKED_BEFORE_HEARING_AGAIN ? ask : hear;
    asking = setTimeout(next, SECONDS_BETWEEN * 1000);
  }

  hear();
  return { catchUp: hear, rest: end };
}
