/**
 * Calls back at once or, while a control other than a slider is pressed, once it is released: a message that appears could
 * move the control, and the press would be lost. A slider changes its value at once.
 */
export function afterPress(root: ParentNode, callback: () => void): void {
  if (!root.querySelector(':is(a,button,label,summary,[type=checkbox],[tabindex="0"]):active')) callback();
  // Captured, because a page may stop the event.
  else addEventListener('mouseup', callback, { capture: true, once: true });
}
