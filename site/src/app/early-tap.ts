declare global {
  /** The last control that a visitor tapped before React listened to events; null after a later tap elsewhere. */
  var earlyTap: HTMLElement | null | undefined;
}

/**
 * Runs in the head of every page and records taps until `endEarlyTaps`, or until an error: a file may have failed to load.
 * A link with `data-early` does more than its URL. It waits for the scripts, unless it leads to a part of the page: the
 * handler returns false, which cancels the click.
 */
export const earlyTapScript =
  "onclick=e=>e.ctrlKey||e.metaKey||e.shiftKey||!(earlyTap=e.target.closest('[data-early],button,[role=spinbutton]'))?.href||earlyTap.hash!='';addEventListener('error',()=>onclick=null,true)";

/** Stops recording. Call it before React listens to events, because React handles later taps itself. */
export function endEarlyTaps(): void {
  window.onclick = null;
}

/** Clicks what was tapped early. Call it once the page is hydrated. */
export function repeatEarlyTap(): void {
  globalThis.earlyTap?.click();
  globalThis.earlyTap = null;
}
