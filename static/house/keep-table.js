// Remembers the table on this page, when it opens and when somebody leaves.

import { keep } from "./kept-tables.js";

const OF_THE_PAGE = ["more", "mark"];
const { dataset } = document.querySelector("[data-kept-table]");

function asItStands() {
  const fields = new URLSearchParams(location.search);
  for (const name of OF_THE_PAGE) fields.delete(name);
  return {
    title: dataset.title,
    address: `${dataset.table}?${fields}`,
    names: JSON.parse(dataset.names),
    leaders: JSON.parse(dataset.leaders),
    points: dataset.points,
    won: "won" in dataset,
    counted: "counted" in dataset,
  };
}

keep(asItStands());
addEventListener("pagehide", () => keep(asItStands()));
