/** A short message at the edge of the page, shown for `TOAST_MS`. */
export interface ToastMessage {
  title: string;
  text?: string;
  kind?: 'success' | 'error';
  /** A new toast replaces the one about the same subject. By default the title. */
  subject?: string;
}

export const TOAST_MS = 5000;

interface Region {
  show: (message: ToastMessage) => void;
  /** Removes the shown toasts that match. */
  remove: (matches: (message: ToastMessage) => boolean) => void;
}

let region: Region | undefined;
let loadRegion: (() => void) | undefined;
let waiting: readonly ToastMessage[] = [];

/** Shows a message. It replaces the one about the same subject, and a success replaces all errors. */
export function toast(message: ToastMessage): void {
  const isSuccess = message.kind !== 'error';
  remove((shown) => subjectOf(shown) === subjectOf(message) || (isSuccess && shown.kind === 'error'));
  if (region) region.show(message);
  else {
    waiting = [...waiting, message];
    loadRegion?.();
  }
}

/** Removes a toast whose message no longer applies, for example because the field has been fixed. */
export function removeToast(message: ToastMessage): void {
  remove((shown) => subjectOf(shown) === subjectOf(message));
}

export function removeErrorToasts(): void {
  remove(({ kind }) => kind === 'error');
}

function remove(matches: (message: ToastMessage) => boolean): void {
  region?.remove(matches);
  waiting = waiting.filter((message) => !matches(message));
}

function subjectOf({ subject, title }: ToastMessage): string {
  return subject ?? title;
}

/** Registers a callback that loads the toast region. Called on the first toast if the region is not loaded yet. */
export function onFirstToast(call: () => void): void {
  loadRegion = call;
  if (waiting.length > 0) call();
}

/** Called by the toast region when it is ready; shows the toasts that are waiting. Returns a function that disconnects it. */
export function connectToasts(to: Region): () => void {
  region = to;
  for (const message of waiting) to.show(message);
  waiting = [];
  return () => {
    if (region === to) region = undefined;
  };
}
