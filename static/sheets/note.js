// Says something quietly at the edge of the page, once for each time that something happened.

const SECONDS = 8;
const PAUSE = 3;
const place = document.querySelector("[data-live-note]");
let news = [];
let [told, ending, standing] = [0, 0, ""];

function write(text) {
  clearTimeout(ending);
  if (place.textContent !== text) place.textContent = text;
  if (text && text !== standing) ending = setTimeout(() => write(standing), SECONDS * 1000);
}

/** Says this until something else stands here; nothing ends it. */
export function stand(text) {
  const before = standing;
  standing = text;
  if (text || place.textContent === before) write(text);
}

/** Says what others did, what came together in one go. */
export function tell(sentences) {
  news.push(...sentences);
  if (!news.length || standing) return;
  clearTimeout(told);
  told = setTimeout(() => {
    write(news.slice(-PAUSE).join(" "));
    news = [];
  }, place.textContent ? PAUSE * 1000 : 0);
}
