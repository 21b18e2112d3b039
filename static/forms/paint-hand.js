// A finger, a pen or a mouse that paints on a grid: all that one touch paints is one step.

const FINE = 6; // A stroke is looked at again after so many pixels, so that it leaves nothing out.

/**
 * Lets a hand paint on a grid. `drawing` is what is there, `brushed` and `bared` a drawing with
 * one spot painted or taken off, `isBrushed` whether the brush would change nothing there;
 * `show` is called on the way and `change` with what came of it.
 */
export function handOn(grid, { drawing, brushed, bared, isBrushed, show, change }) {
  let stroke = null;

  function spotAt(x, y) {
    const cell = document.elementFromPoint(x, y)?.closest("[data-spot]");
    return grid.contains(cell) ? Number(cell.dataset.spot) : -1;
  }

  function press({ clientX: x, clientY: y, button, isPrimary, pointerId }) {
    const spot = spotAt(x, y);
    if (stroke) return drop(); // A second finger means the page.
    if (spot < 0 || button || !isPrimary) return;
    grid.setPointerCapture(pointerId);
    stroke = { drawing: drawing(), spot, again: isBrushed(spot), x, y };
    touch(spot);
  }

  function drag({ clientX, clientY }) {
    if (!stroke) return;
    const [across, down] = [clientX - stroke.x, clientY - stroke.y];
    const parts = Math.ceil(Math.hypot(across, down) / FINE);
    for (let part = 1; part <= parts; part++)
      touch(spotAt(stroke.x + across * part / parts, stroke.y + down * part / parts));
    Object.assign(stroke, { x: clientX, y: clientY });
  }

  function touch(spot) {
    if (spot < 0) return;
    stroke.again &&= spot === stroke.spot;
    stroke.drawing = brushed(stroke.drawing, spot);
    show();
  }

  function lift() {
    if (!stroke) return;
    const { again, spot, drawing: painted } = stroke;
    stroke = null;
    change(again ? bared(painted, spot) : painted);
    grid.querySelector(`[data-spot="${spot}"]`)?.focus({ preventScroll: true });
  }

  function drop() {
    stroke = null;
    show();
  }

  Object.assign(grid, { onpointerdown: press, onpointermove: drag, onpointerup: lift });
  grid.addEventListener("pointercancel", drop);
  // Or Chromium takes a fast stroke for a fling and swallows the next tap.
  grid.ontouchmove = (event) => stroke && event.preventDefault();

  /** What is painted just now; nothing while the hand is lifted. */
  return { painting: () => stroke?.drawing };
}
