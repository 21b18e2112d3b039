// What others did, in as few words as a glance takes: who has how many by now.

const OF_NO_NEWS = "set";

const isDone = (path) => path.endsWith(".done");
const isTold = ({ kind, set }) => kind !== OF_NO_NEWS || Object.keys(set).some(isDone);

/** Gathers what comes in one go, and gives it as one line; `undone` says that of somebody. */
export function gathered(undone) {
  let [totals, told] = [new Map(), ""];

  function hear({ change, who, seats }) {
    const { before, after } = change;
    seats.forEach(({ name }, seat) => {
      const [was, now] = [before, after].map((score) => score.totals[seat] ?? null);
      if (now !== was && now !== null) totals.set(name, now);
    });
    if (isTold(change)) told = change.kind === "undone" ? `${who} ${undone}` : change.says;
  }

  function line() {
    const moved = [...totals].map((both) => both.join(" ")).join(" · ");
    const text = [told, moved].filter(Boolean).join(" ");
    [totals, told] = [new Map(), ""];
    return text;
  }

  return { hear, line };
}
