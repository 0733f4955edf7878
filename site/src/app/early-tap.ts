let tapped: HTMLElement | undefined;

/**
 * Notes the button or the number that a visitor has tapped before the page's scripts could handle it: it has the focus,
 * but not from the keyboard. Call it before React listens to events, because React handles later taps itself.
 */
export function noteEarlyTap(): void {
  const focused = document.activeElement;
  const isTapped =
    focused instanceof HTMLElement &&
    focused.matches('button, span[role="spinbutton"]') &&
    !focused.matches(':focus-visible');
  tapped = isTapped ? focused : undefined;
}

/** Clicks what was tapped early, if it still has the focus. Call it once the page is hydrated. */
export function repeatEarlyTap(): void {
  if (tapped === document.activeElement) tapped?.click();
  tapped = undefined;
}
