// Hands out the address of a result: as the device does it, else by copying it.

const absolute = (address) => new URL(address, location.href).href;

// Without a way of its own the device follows the link, to the code and the address.
function send(event) {
  const link = event.target.closest("[data-send]");
  if (!link || !navigator.share) return;
  event.preventDefault();
  const { send: address, title, text } = link.dataset;
  navigator.share({ title, text, url: absolute(address) }).catch(() => {}); // or thought better of it
}

document.addEventListener("click", send);

// Browsers give the clipboard only to pages that came over https; the older way works everywhere.
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}

function offerToCopy(field) {
  field.value = absolute(field.value);
  const { copy: label, copied } = field.dataset;
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
  button.addEventListener("click", async () => {
    if (await copy(field)) button.textContent = copied;
  });
  document.querySelector("[data-copy-here]").append(button);
}

for (const field of document.querySelectorAll("[data-copy]")) offerToCopy(field);
