/** A short message at the edge of the page, shown for `TOAST_MS`. A success unless its kind says otherwise. */
export interface ToastMessage {
  title: string;
  text?: string;
  kind?: 'success' | 'info' | 'error';
  link?: { label: string; to: string };
  /** True if the message says nothing on another page. Navigation removes it, like errors. */
  isAboutPage?: boolean;
  /** Toasts with the same subject replace each other. Defaults to the title. */
  subject?: string;
}

export const TOAST_MS = 5000;

export function errorMessage(title: string, text: string) {
  return { title, text, kind: 'error' } as const;
}

interface Region {
  show: (message: ToastMessage) => void;
  remove: (matches: (message: ToastMessage) => boolean) => void;
}

let region: Region | undefined;
let loadRegion: (() => void) | undefined;
/** Messages that wait for the region, which loads on the visitor's first action. */
let pending: readonly ToastMessage[] = [];

/** Shows a toast. It replaces a toast with the same subject, and a success replaces all errors. */
export function toast(message: ToastMessage): void {
  const isSuccess = message.kind !== 'error';
  remove((other) => subjectOf(other) === subjectOf(message) || (isSuccess && other.kind === 'error'));
  if (region) region.show(message);
  else {
    pending = [...pending, message];
    loadRegion?.();
  }
}

/** Removes a toast whose message no longer applies, for example because the field has been fixed. */
export function removeToast(message: ToastMessage): void {
  remove((other) => subjectOf(other) === subjectOf(message));
}

export function removeErrorToasts(): void {
  remove(({ kind }) => kind === 'error');
}

/** Removes the toasts that are about the page only: errors, and messages such as a copied link. */
export function removePageToasts(): void {
  remove(({ kind, isAboutPage }) => kind === 'error' || isAboutPage === true);
}

function remove(matches: (message: ToastMessage) => boolean): void {
  region?.remove(matches);
  pending = pending.filter((message) => !matches(message));
}

function subjectOf({ subject, title }: ToastMessage): string {
  return subject ?? title;
}

/**
 * Sets the callback that loads the toast region. It is called for every toast until the region is connected, so that a
 * failed import is retried.
 */
export function setRegionLoader(load: () => void): void {
  loadRegion = load;
  if (pending.length > 0) load();
}

/** Connects the toast region and shows the pending messages. Returns a function that disconnects it. */
export function connectToasts(connected: Region): () => void {
  region = connected;
  for (const message of pending) connected.show(message);
  pending = [];
  return () => {
    if (region === connected) region = undefined;
  };
}
