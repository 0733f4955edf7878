import { flushSync } from 'react-dom';

declare global {
  /** The controls that a visitor tapped before React listened to events; null for a tap elsewhere. */
  var earlyTaps: (HTMLElement | null)[] | undefined;
}

/**
 * Runs in the head of every page and records taps until `endEarlyTaps`, or until an error: a file may have failed to load.
 * A link with `data-early` does more than its URL. It waits for the scripts, unless it leads to a part of the page: the
 * handler returns false, which cancels the click.
 */
export const earlyTapScript =
  "earlyTaps=[];onclick=e=>e.altKey||e.ctrlKey||e.metaKey||e.shiftKey||(earlyTaps.push(e=e.target.closest('[data-early],button,input,[role=spinbutton]')),!e?.href||e.hash>'');addEventListener('error',()=>onclick=null,true)";

/** Stops recording. Call it before React listens to events, because React handles later taps itself. */
export function endEarlyTaps(): void {
  window.onclick = null;
  const taps = globalThis.earlyTaps ?? [];
  const isRepeated = (tap: HTMLElement | null) =>
    tap instanceof HTMLInputElement ? tap.checked !== tap.defaultChecked : tap === taps.at(-1);
  globalThis.earlyTaps = [...new Set(taps.filter(isRepeated))];
}

/** Repeats choices, and a tap that was the last one. Call it once the page is hydrated. */
export function repeatEarlyTaps(): void {
  for (const tap of globalThis.earlyTaps?.splice(0) ?? []) {
    // The click checks or unchecks it again, and React notices.
    if (tap instanceof HTMLInputElement) tap.checked = tap.defaultChecked;
    // Rendered at once, because the next handler uses the new state.
    flushSync(() => tap?.click());
  }
}
