import { createToaster, Toast, Toaster as Toasts } from '@ark-ui/react/toast';
import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from '../router.ts';
import { PHONE } from '../theme/media-queries.ts';
import { connectToasts, TOAST_MS, type ToastMessage } from './toast.ts';
import { followPage, makeRoom } from './toast-room.ts';
import * as styles from './toaster.css.ts';

function createPageToaster() {
  return createToaster({
    placement: matchMedia(PHONE).matches ? 'bottom' : 'bottom-end',
    max: 1,
    offsets: `${styles.TOASTS_OFFSET_PX}px`,
  });
}

type Toaster = ReturnType<typeof createPageToaster>;

/** The toast. Loaded after the page, because no toast appears before the visitor does something. */
export function ToastRegion() {
  const [toaster] = useState(createPageToaster);
  useEffect(() => {
    // A timer, because the Toaster below subscribes after this effect: toasts created earlier would be lost.
    let disconnect = () => {};
    const timer = setTimeout(() => {
      disconnect = connectToasts({
        show: afterEffects((message) => show(toaster, message)),
        remove: afterEffects((matches) => remove(toaster, matches)),
      });
    });
    const controller = new AbortController();
    followPage(controller.signal);
    return () => {
      clearTimeout(timer);
      disconnect();
      controller.abort();
    };
  }, [toaster]);
  const previousFocus = useRef<Element | null>(null);

  function storePreviousFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  }

  // Dismissing a toast removes the focused button.
  function restoreFocus(): void {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
  }

  return (
    <Toasts toaster={toaster} className={styles.region} onFocus={storePreviousFocus}>
      {({ meta }) => <PageToast message={meta?.message} onDismiss={restoreFocus} />}
    </Toasts>
  );
}

function PageToast({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  const { title, text, kind = 'success', link } = message;
  const { pathname } = useLocation();
  return (
    <Toast.Root ref={makeRoom} className={styles.toast[kind]}>
      <div className={styles.content}>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {text && <Toast.Description>{text}</Toast.Description>}
        {link && link.to !== pathname && <Link to={link.to}>{link.label}</Link>}
      </div>
      <Toast.CloseTrigger className={styles.dismissButton} aria-label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" size="1.25rem" />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}

/** Delays a change until effects have run: within an effect, Ark UI would apply only the last of several changes. */
function afterEffects<Value>(change: (value: Value) => void): (value: Value) => void {
  return (value) => void setTimeout(() => change(value));
}

function show(toaster: Toaster, message: ToastMessage): void {
  // By default, a new toast waits until the one before has left.
  remove(toaster, () => true);
  const { title, kind = 'success' } = message;
  toaster.create({ title, type: kind, duration: TOAST_MS, meta: { message } });
}

function remove(toaster: Toaster, matches: (message: ToastMessage) => boolean): void {
  for (const { id, meta } of toaster.getVisibleToasts()) {
    const message: ToastMessage | undefined = meta?.message;
    if (message && matches(message)) toaster.remove(id);
  }
}
