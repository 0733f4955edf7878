/** A short message at the edge of the page. Errors stay until dismissed; others disappear after `TOAST_MS`. */
export interface ToastMessage {
  title: string;
  text?: string;
  kind?: 'success' | 'error';
}

export const TOAST_MS = 5000;

type Show = (message: ToastMessage) => void;

let show: Show | undefined;
let loadRegion: (() => void) | undefined;
const waiting: ToastMessage[] = [];

export function toast(message: ToastMessage): void {
  if (show) show(message);
  else {
    waiting.push(message);
    loadRegion?.();
  }
}

/** Registers a callback that loads the toast region. Called on the first toast if the region is not loaded yet. */
export function onFirstToast(call: () => void): void {
  loadRegion = call;
  if (waiting.length > 0) call();
}

/** Called by the toast region when it is ready; shows the toasts that are waiting. */
export function connectToasts(to: Show): void {
  show = to;
  for (const message of waiting.splice(0)) show(message);
}
