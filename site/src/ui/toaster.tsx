import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { connectToasts, TOAST_MS, type ToastMessage } from './toast.ts';
import * as styles from './toaster.css.ts';
import { keepFocusUncovered, uncoverFocus } from './uncover-focus.ts';

const MAX_TOASTS = 3;
const GAP_PX = 12;

export const toaster = createToaster({
  placement: 'bottom-end',
  max: MAX_TOASTS,
  gap: GAP_PX,
  offsets: `${styles.TOASTS_OFFSET_PX}px`,
  overlap: false,
});

/** The toasts. Loaded after the page, because no toast appears before the visitor does something. */
export function ToastRegion() {
  useEffect(() => {
    // The Toaster below subscribes right after this effect; toasts created before would be lost.
    let disconnect = () => {};
    const timer = setTimeout(() => {
      disconnect = connectToasts({ show: afterEffects(show), remove: afterEffects(remove) });
    });
    const controller = new AbortController();
    keepFocusUncovered(toastsArea, controller.signal);
    return () => {
      clearTimeout(timer);
      disconnect();
      controller.abort();
    };
  }, []);
  const previousFocus = useRef<Element | null>(null);

  function storePreviousFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  }

  // Dismissing a toast removes the focused button.
  function restoreFocus(): void {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
  }

  return (
    <Toaster toaster={toaster} className={styles.region} onFocus={storePreviousFocus}>
      {(message) => (
        <Toast.Root ref={trackToast} className={message.type === 'error' ? styles.errorToast : styles.toast}>
          <div className={styles.content}>
            <Toast.Title className={styles.title}>{message.title}</Toast.Title>
            {message.description && <Toast.Description>{message.description}</Toast.Description>}
          </div>
          <Toast.CloseTrigger className={styles.dismissButton} aria-label="Dismiss" onClick={restoreFocus}>
            <X aria-hidden="true" size={20} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}

const toastElements = new Set<HTMLElement>();

/** Ref of a toast. */
function trackToast(element: HTMLDivElement | null): (() => void) | undefined {
  if (!element) return undefined;
  toastElements.add(element);
  updateToastsHeight();
  uncoverFocus(toastsArea);
  return () => {
    toastElements.delete(element);
    updateToastsHeight();
  };
}

/** Reserves the toasts' height, so that dialogs on narrow windows end above them. */
function updateToastsHeight(): void {
  const height = toastElements.size > 0 ? innerHeight - topOfToasts() : 0;
  document.documentElement.style.setProperty(styles.TOASTS_HEIGHT, `${height}px`);
}

/** The area that the toasts cover, for controls outside of them. */
function toastsArea(): { top: number; left: number } | undefined {
  const toasts = [...toastElements];
  if (toasts.length === 0 || toasts.some((toast) => toast.contains(document.activeElement))) return undefined;
  const width = Math.max(...toasts.map(({ offsetWidth }) => offsetWidth));
  return { top: topOfToasts(), left: innerWidth - styles.TOASTS_OFFSET_PX - width };
}

/** Adds up heights instead of measuring the position, because the toasts are still moving. */
function topOfToasts(): number {
  return [...toastElements].reduce(
    (edge, { offsetHeight }) => edge - offsetHeight - GAP_PX,
    innerHeight - styles.TOASTS_OFFSET_PX,
  );
}

/** Delays a change until effects have run: within an effect, Ark UI would apply only the last of several changes. */
function afterEffects<Value>(change: (value: Value) => void): (value: Value) => void {
  return (value) => void setTimeout(() => change(value));
}

function show(message: ToastMessage): void {
  // Dismiss the oldest toast, or the new toast would wait for room.
  const visible = toaster.getVisibleToasts();
  if (visible.length >= MAX_TOASTS) toaster.dismiss(visible.at(-1)?.id);
  const { title, text, kind = 'success' } = message;
  toaster.create({ title, description: text, type: kind, duration: TOAST_MS, meta: { message } });
}

function remove(matches: (message: ToastMessage) => boolean): void {
  for (const { id, meta } of toaster.getVisibleToasts()) {
    const message: ToastMessage | undefined = meta?.message;
    if (message && matches(message)) toaster.remove(id);
  }
}
