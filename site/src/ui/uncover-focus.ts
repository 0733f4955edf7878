/** Returns the area at the window's right edge in which the page is covered, if any, and the end of the window it is at. */
export type CoveredArea = () =>
  | { end: 'top' | 'bottom'; top: number; bottom: number; left: number }
  | undefined;

/**
 * Scrolls controls out from under a covered area when they get the focus or the page grows. Not while a pointer is down:
 * a button that moves away from the pointer is not clicked.
 */
export function keepFocusUncovered(coveredArea: CoveredArea, signal: AbortSignal): void {
  let isPressed = false;
  const setPressed = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
  };
  const uncover = () => {
    if (!isPressed) uncoverFocus(coveredArea);
  };
  const options = { capture: true, signal };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, setPressed, options);
  document.addEventListener('focusin', uncover, options);
  // A message that appears in the page can push the focused control under the covered area.
  const resizeObserver = new ResizeObserver(uncover);
  resizeObserver.observe(document.body);
  signal.addEventListener('abort', () => resizeObserver.disconnect());
}

/** Scrolls the focused control out from under a covered area. */
export function uncoverFocus(coveredArea: CoveredArea): void {
  const area = coveredArea();
  const focused = document.activeElement;
  if (!area || !(focused instanceof HTMLElement)) return;
  // Sections get the focus after a navigation, at their start; their end may be far below.
  if (focused.tabIndex < 0 && !(focused instanceof HTMLHeadingElement)) return;
  const { top, bottom, right } = focused.getBoundingClientRect();
  if (right <= area.left || bottom <= area.top || top >= area.bottom) return;
  scrollBy({ top: area.end === 'top' ? top - area.bottom : bottom - area.top });
}
