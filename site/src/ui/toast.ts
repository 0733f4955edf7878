/** A short message at the edge of the window, shown for `TOAST_MS`. A success unless its kind says otherwise. */
export interface ToastMessage {
  title: string;
  text?: string;
  kind?: 'success' | 'info' | 'error';
  link?: { label: string; to: string };
  /** True if the message says nothing on another page. Navigation removes it, like errors. */
  isAboutPage?: boolean;
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
/** The message that waits for the region, which loads on the visitor's first action. */
let pending: ToastMessage | undefined;

/** Shows a toast in place of the one before: together, they would cover much of a phone's window. */
export function toast(message: ToastMessage): void {
  if (region) region.show(message);
  else {
    pending = message;
    loadRegion?.();
  }
}

/** Removes a toast whose message no longer applies, for example because the field has been fixed. */
export function removeToast({ title }: ToastMessage): void {
  remove((other) => other.title === title);
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
  if (pending && matches(pending)) pending = undefined;
}

/**
 * Sets the callback that loads the toast region. It is called for every toast until the region is connected, so that a
 * failed import is retried.
 */
export function setRegionLoader(load: () => void): void {
  loadRegion = load;
  if (pending) load();
}

/** Connects the toast region and shows the pending message. Returns a function that disconnects it. */
export function connectToasts(connected: Region): () => void {
  region = connected;
  if (pending) connected.show(pending);
  pending = undefined;
  return () => {
    if (region === connected) region = undefined;
  };
}
