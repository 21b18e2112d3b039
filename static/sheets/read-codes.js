// Reads codes with the camera or from photos, and puts their texts where they can be typed too.

const BETWEEN = 120;
const PART = /^M1([A-Z2-7]{4})(\d\d)(\d\d)/;

const form = document.querySelector("[data-read-codes]");
const [field, video, told] = ["textarea", "video", "[data-says]"].map((each) => form.querySelector(each));
const say = (text) => { told.textContent = text; };
const says = (word) => form.getAttribute(`data-say-${word}`);

// ---- who reads: the browser itself, or what Boomtown in the pocket brings along

async function ownReader() {
  if (!("BarcodeDetector" in window)) return null;
  const kinds = await BarcodeDetector.getSupportedFormats();
  if (!kinds.includes("qr_code")) return null;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

function broughtReader(address) {
  const worker = new Worker(address, { type: "module" });
  return (picture) => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(picture, [picture]);
  });
}

const reader = await ownReader() ?? (form.dataset.reader ? broughtReader(form.dataset.reader) : null);

// ---- what was read

const read = new Set();

function take(texts) {
  const before = read.size;
  for (const text of texts) if (PART.test(text)) read.add(text);
  if (read.size === before) return false;
  const newest = [...read].at(-1).match(PART);
  const ofThat = [...read].filter((text) => text.match(PART)[1] === newest[1]);
  field.value = ofThat.join("\n");
  say(`${ofThat.length} / ${Number(newest[3])} ${says("read")}`);
  return ofThat.length === Number(newest[3]);
}

async function look() {
  let stream = null;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  } catch {
    return say(says("refused"));
  }
  video.srcObject = stream;
  video.hidden = false;
  await video.play();
  say(says("looking"));
  const isWhole = await lookUntilWhole();
  stream.getTracks().forEach((track) => track.stop());
  video.hidden = true;
  if (isWhole) form.requestSubmit();
}

async function lookUntilWhole() {
  while (form.isConnected && !document.hidden) {
    if (take(await reader(await createImageBitmap(video)))) return true;
    await new Promise((goOn) => setTimeout(goOn, BETWEEN));
  }
  return false;
}

async function lookAtPhotos({ target }) {
  const before = read.size;
  let isWhole = false;
  for (const photo of target.files) {
    const texts = await createImageBitmap(photo).then(reader).catch(() => []);
    isWhole = take(texts) || isWhole;
  }
  if (isWhole) form.requestSubmit();
  else if (read.size === before) say(says("nothing"));
  target.value = "";
}

if (reader) {
  form.querySelector("[data-by-eye]").hidden = false;
  form.querySelector("[data-typed]").open = Boolean(field.value);
  const camera = form.querySelector("[data-camera]");
  camera.hidden = !navigator.mediaDevices?.getUserMedia;
  camera.addEventListener("click", look);
  form.querySelector("[data-photo]").addEventListener("change", lookAtPhotos);
}
