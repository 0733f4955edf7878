/** A short message at the edge of the page. Failures stay until dismissed; the rest leave by themselves. */
export interface ToastMessage {
  title: string;
  text?: string;
  kind?: 'success' | 'error';
}

/** How long a message stays that needs no answer. */
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

/** Registers what brings the region when there is something to say before it is there. */
export function onFirstToast(call: () => void): void {
  loadRegion = call;
  if (waiting.length > 0) call();
}

/** Called by the region once it is there; what was said before is shown now. */
export function connectToasts(to: Show): void {
  show = to;
  for (const message of waiting.splice(0)) show(message);
}
