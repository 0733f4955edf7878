import { flushSync } from 'react-dom';

/**
 * Runs the action of a button. If the button then disappears, another element gets the focus: without it, keyboard users would be
 * sent back to the start of the page.
 */
export function keepFocus(action: () => void, fallback: () => HTMLElement | null | undefined): void {
  flushSync(action);
  if (document.activeElement === document.body) fallback()?.focus({ preventScroll: true });
}
