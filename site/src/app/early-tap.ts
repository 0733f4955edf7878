/**
 * Clicks the button or the number that a visitor tapped before the page's scripts could handle it. It has the focus, but
 * not from the keyboard. Call it once the page is hydrated.
 */
export function repeatEarlyTap(): void {
  const tapped = document.activeElement;
  if (!(tapped instanceof HTMLElement) || !tapped.matches('button, span[role="spinbutton"]')) return;
  if (!tapped.matches(':focus-visible')) tapped.click();
}
