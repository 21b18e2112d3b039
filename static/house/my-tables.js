// Adds the tables that this phone remembers to those that the server knows, the last one first.

import { forget, keptTables } from "./kept-tables.js";

const DAY = 24 * 60 * 60 * 1000;
const language = document.documentElement.lang;
const region = navigator.language.startsWith(language) ? navigator.language : language;
const list = document.querySelector("[data-my-tables]");
const [blank, remover] = list.querySelectorAll("template");
const titles = JSON.parse(list.dataset.titles);
const section = document.querySelector("[data-to-go-on]");
const MOST_AT_ONCE = 3;

function standing({ leaders, points, won, counted }) {
  if (!leaders.length) return counted ? list.dataset.sayOpen : list.dataset.sayBlank;
  const key = `say${won ? "Won" : "Leads"}${leaders.length > 1 ? "Together" : ""}`;
  const names = new Intl.ListFormat(language).format(leaders);
  return list.dataset[key].replace("{points}", points).replace("{names}", () => names);
}

/** Today and yesterday with the hour, before that the date. */
function when(moment) {
  const midnight = (time) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(Date.now()) - midnight(moment)) / DAY);
  const date = { day: "numeric", month: "long" };
  if (days > 1) return new Date(moment).toLocaleDateString(region, date);
  const day = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
  const hour = { hour: "2-digit", minute: "2-digit" };
  return `${day} ${new Date(moment).toLocaleTimeString(region, hour)}`;
}

function card(table) {
  const item = blank.content.cloneNode(true).querySelector("li");
  const put = (place, text) => { item.querySelector(place).textContent = text; };
  item.dataset.at = table.at;
  item.querySelector("a").href = table.address;
  put(".my-title", titles[table.title]);
  put(".my-standing", standing(table));
  put(".my-names", table.names.join(", "));
  item.querySelector("time").dateTime = new Date(table.at).toISOString();
  if (remover) item.append(forgetting(table, item));
  return item;
}

function forgetting({ id, title, at }, item) {
  const button = remover.content.cloneNode(true).querySelector("button");
  const label = button.getAttribute("aria-label");
  button.setAttribute("aria-label", `${label}: ${titles[title]}, ${when(at)}`);
  button.addEventListener("click", () => {
    forget(id);
    item.remove();
    sayNone();
  });
  return button;
}

/** What is said where there is none. */
function sayNone() {
  const none = list.querySelector("[data-none]");
  if (none) none.hidden = list.querySelector("li") !== null;
}

const kept = keptTables().filter(({ title }) => title in titles);
const shown = list.querySelector("ul");
const cards = [...shown.children, ...kept.map(card)];
cards.sort((one, other) => other.dataset.at - one.dataset.at);
shown.replaceChildren(...(section ? cards.slice(0, MOST_AT_ONCE) : cards));
for (const time of shown.querySelectorAll("time"))
  time.textContent = when(Date.parse(time.dateTime));
if (section) {
  const count = Number(list.dataset.count) + kept.length;
  const all = list.querySelector(".all-tables");
  section.hidden = count === 0;
  all.hidden = count <= MOST_AT_ONCE && !kept.length;
  all.querySelector("a").textContent = list.dataset.sayAll.replace("{count}", count);
}
sayNone();
