// Takes Boomtown along: fetches everything once and says how far it is.

const place = document.querySelector("[data-pocket]");
const { worker, home } = place.dataset;
const [take, open] = [place.querySelector("[data-take]"), place.querySelector("[data-open]")];
const [bar, says] = [place.querySelector("progress"), place.querySelector("[data-says]")];
const isAble = "serviceWorker" in navigator && "locks" in navigator && "DecompressionStream" in window;

const say = (word) => { says.textContent = word ? place.dataset[word] : ""; };

function isHere() {
  [take.hidden, open.hidden, bar.hidden] = [true, false, true];
  say("sayHere");
}

function hear({ data }) {
  if (data.kind !== "fetched") return;
  bar.max = data.of;
  bar.value = data.fetched;
}

async function fetchIt() {
  [take.disabled, bar.hidden] = [true, false];
  say("sayFetching");
  try {
    await navigator.storage?.persist?.();
    const registration = await navigator.serviceWorker.register(worker, { scope: home, updateViaCache: "none" });
    await settled(registration.installing ?? registration.waiting ?? registration.active);
    isHere();
  } catch {
    [take.disabled, bar.hidden] = [false, true];
    say("sayFailed");
  }
}

function settled(script) {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (["installed", "activated"].includes(script.state)) resolve();
      if (script.state === "redundant") reject(new Error("not installed"));
    };
    script.addEventListener("statechange", look);
    look();
  });
}

if (isAble) {
  navigator.serviceWorker.addEventListener("message", hear);
  navigator.serviceWorker.startMessages();
  take.addEventListener("click", fetchIt);
  take.hidden = false;
  const registration = await navigator.serviceWorker.getRegistration(home);
  if (registration?.active) isHere();
} else {
  say("sayUnable");
}
