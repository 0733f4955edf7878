import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { connectToasts, TOAST_MS, type ToastMessage } from './toast.ts';
import * as styles from './toaster.css.ts';

const MAX_SHOWN = 3;

const GAP = 12;
const OFFSET = 16;

const toaster = createToaster({
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
    const timer = setTimeout(() => connectToasts(show));
    const watching = new AbortController();
    watchFocus(watching.signal);
    return () => {
      clearTimeout(timer);
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
        <Toast.Root ref={uncoverFocus} className={message.type === 'error' ? styles.failure : styles.toast}>
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

/** Scrolls the focused element out from under the toasts, which cover a narrow page. */
function uncoverFocus(): void {
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-scope=toast][data-part=root]')];
  const focused = document.activeElement;
  if (toasts.length === 0 || !focused || toasts.some((toast) => toast.contains(focused))) return;
  // Compute the final position, because the toasts are still moving.
  const top = toasts.reduce((edge, { offsetHeight }) => edge - offsetHeight - GAP, innerHeight - OFFSET);
  const left = innerWidth - OFFSET - Math.max(...toasts.map(({ offsetWidth }) => offsetWidth));
  const { bottom, right } = focused.getBoundingClientRect();
  if (right > left && bottom > top) scrollBy({ top: bottom - top });
}

function show({ title, text, kind = 'success' }: ToastMessage): void {
  // Dismiss the oldest toast, or the new one would wait until there is room.
  const shown = toaster.getVisibleToasts();
  if (shown.length >= MAX_SHOWN) toaster.dismiss(shown.at(-1)?.id);
  toaster.create({
    title,
    description: text,
    type: kind,
    duration: kind === 'error' ? Number.POSITIVE_INFINITY : TOAST_MS,
  });
}
