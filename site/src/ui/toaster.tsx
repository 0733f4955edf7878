import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { connectToasts, TOAST_MS, type ToastMessage } from './toast.ts';
import * as styles from './toaster.css.ts';
import { TOASTS_HEIGHT } from './toasts-height.ts';

const MAX_SHOWN = 3;

const GAP = 12;
const OFFSET = 16;

export const toaster = createToaster({
  placement: 'bottom-end',
  max: MAX_SHOWN,
  gap: GAP,
  offsets: `${OFFSET}px`,
  overlap: false,
});

/** The toasts. Loaded after the page, because no toast appears before the visitor does something. */
export function ToastRegion() {
  useEffect(() => {
    // The Toaster below subscribes right after this effect; toasts created before would be lost.
    let disconnect = () => {};
    const timer = setTimeout(() => {
      disconnect = connectToasts({ show: later(show), remove: later(remove) });
    });
    const watching = new AbortController();
    watchFocus(watching.signal);
    return () => {
      clearTimeout(timer);
      disconnect();
      watching.abort();
    };
  }, []);
  const cameFrom = useRef<Element | null>(null);

  function storePreviousFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  // Dismissing a toast removes the focused button.
  function restoreFocus(): void {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  return (
    <Toaster toaster={toaster} className={styles.region} onFocus={storePreviousFocus}>
      {(message) => (
        <Toast.Root ref={placeToast} className={message.type === 'error' ? styles.failure : styles.toast}>
          <div className={styles.texts}>
            <Toast.Title className={styles.title}>{message.title}</Toast.Title>
            {message.description && <Toast.Description>{message.description}</Toast.Description>}
          </div>
          <Toast.CloseTrigger className={styles.close} aria-label="Dismiss" onClick={restoreFocus}>
            <X aria-hidden="true" size={20} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}

const shownToasts = new Set<HTMLElement>();

/** Ref of a toast: makes room for it, and for the others again when it is gone. */
function placeToast(element: HTMLDivElement | null): (() => void) | undefined {
  if (!element) return undefined;
  shownToasts.add(element);
  makeRoom();
  uncoverFocus();
  return () => {
    shownToasts.delete(element);
    makeRoom();
  };
}

/** Ends dialogs above the toasts on narrow windows, where a toast would cover their buttons. */
function makeRoom(): void {
  const height = shownToasts.size > 0 ? innerHeight - topOfToasts() : 0;
  document.documentElement.style.setProperty(TOASTS_HEIGHT, `${height}px`);
}

/** The final position, because the toasts are still moving. */
function topOfToasts(): number {
  return [...shownToasts].reduce((edge, { offsetHeight }) => edge - offsetHeight - GAP, innerHeight - OFFSET);
}

/** Uncovers focused elements, except while a pointer is down: a button that moves away from it is not clicked. */
function watchFocus(signal: AbortSignal): void {
  let pressed = false;
  const listen = (event: string, listener: () => void) =>
    document.addEventListener(event, listener, { capture: true, signal });
  listen('pointerdown', () => {
    pressed = true;
  });
  for (const end of ['pointerup', 'pointercancel']) {
    listen(end, () => {
      pressed = false;
    });
  }
  const uncover = () => {
    if (!pressed) uncoverFocus();
  };
  listen('focusin', uncover);
  // A message that appears in the page can push the focused element under a toast.
  const growth = new ResizeObserver(uncover);
  growth.observe(document.body);
  signal.addEventListener('abort', () => growth.disconnect());
}

/** Scrolls the focused control out from under the toasts, which cover a narrow page. */
function uncoverFocus(): void {
  const toasts = [...shownToasts];
  const focused = document.activeElement;
  if (toasts.length === 0 || !focused || toasts.some((toast) => toast.contains(focused))) return;
  // Sections and headings get the focus after a navigation, at their start; their end may be far below.
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return;
  const top = topOfToasts();
  const left = innerWidth - OFFSET - Math.max(...toasts.map(({ offsetWidth }) => offsetWidth));
  const { bottom, right } = focused.getBoundingClientRect();
  if (right > left && bottom > top) scrollBy({ top: bottom - top });
}

/** Within an effect, Ark UI would apply only the last of several changes. */
function later<Value>(change: (value: Value) => void): (value: Value) => void {
  return (value) => void setTimeout(() => change(value));
}

function show(message: ToastMessage): void {
  // Dismiss the oldest toast, or the new one would wait until there is room.
  const shown = toaster.getVisibleToasts();
  if (shown.length >= MAX_SHOWN) toaster.dismiss(shown.at(-1)?.id);
  const { title, text, kind = 'success' } = message;
  toaster.create({ title, description: text, type: kind, duration: TOAST_MS, meta: { message } });
}

function remove(matches: (message: ToastMessage) => boolean): void {
  for (const { id, meta } of toaster.getVisibleToasts()) {
    const message: ToastMessage | undefined = meta?.message;
    if (message && matches(message)) toaster.remove(id);
  }
}
