// The sheet at the bottom follows a finger: upwards it opens what composes a tile, downwards it puts
// a tile away on which nothing was done yet. Both have their buttons; only a finger needs this.

const FAR = 40;

/** Lets a sheet be drawn up and down; `press` is given the button that does the same. */
export function drawnUp(sheet, press) {
  let from = null;
  const button = (value) => sheet.querySelector(`.drawer-bar [name=composing][value="${value}"]`);
  const isUntouched = () => !sheet.ownerDocument.querySelector("#laying-fields [name=hand]")?.value;

  function began({ touches }) {
    const [{ clientX, clientY }, ...others] = touches;
    const { scrollTop, scrollHeight, clientHeight } = sheet;
    const [isAtTop, isAtEnd] = [scrollTop <= 0, scrollTop + clientHeight >= scrollHeight - 1];
    from = others.length ? null : { x: clientX, y: clientY, isAtTop, isAtEnd };
  }

  function ended({ changedTouches: [{ clientX, clientY }] }) {
    if (!from) return;
    const [across, up] = [Math.abs(clientX - from.x), from.y - clientY];
    const isUp = up > FAR && from.isAtEnd;
    const isDown = -up > FAR && from.isAtTop && isUntouched();
    const wanted = isUp ? button(1) : isDown ? button(0) : null;
    if (across < Math.abs(up) && wanted) press(wanted);
    from = null;
  }

  sheet.addEventListener("touchstart", began, { passive: true });
  sheet.addEventListener("touchend", ended);
  sheet.addEventListener("touchcancel", () => { from = null; });
}
