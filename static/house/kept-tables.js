// The tables that stand in the address of their pages, remembered by this phone and nowhere else.

// Several installations may stand in folders of one host.
const PLACE = `tables${new URL(import.meta.url).pathname.split("/static/")[0]}`;
const MOST = 30;

/** All of them, the one touched last first. */
export function keptTables() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return kept.filter(({ title, address }) => title && address);
  } catch {
    return []; // No memory, or a broken one.
  }
}

function write(tables) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // The phone remembers nothing for us; the address of the page still holds the table.
  }
}

/** Takes one out. */
export function forget(id) {
  write(keptTables().filter((table) => table.id !== id));
}

/** Keeps a table; what is known of the same one already is replaced. */
export function keep(table) {
  const tables = keptTables();
  const known = tables.find((other) => isSame(table, other));
  if (known?.address === table.address && known.points === table.points) return;
  const kept = { ...table, id: known?.id ?? crypto.getRandomValues(new Uint32Array(1))[0] };
  write([{ ...kept, at: Date.now() }, ...tables.filter((other) => other !== known)]);
}

/** One name may have been put right; but where nothing is counted any more, a new game begins. */
function isSame(table, other) {
  if (table.title !== other.title || table.names.length !== other.names.length) return false;
  if (!table.counted && !table.leaders.length && other.leaders.length) return false;
  return table.names.filter((name, seat) => name !== other.names[seat]).length < 2;
}
