// What pages keep by themselves leaves and comes back with what the program keeps.

const leaving = document.querySelector("input[name=phone]");
leaving.form.addEventListener("submit", () => { leaving.value = JSON.stringify(Object.fromEntries(Object.entries(localStorage))); });

const back = document.querySelector("[data-phone]")?.dataset.phone;
if (back) {
  localStorage.clear();
  for (const [name, text] of Object.entries(JSON.parse(back))) localStorage.setItem(name, text);
}
