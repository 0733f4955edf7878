import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { connectToasts, TOAST_MS, type ToastMessage } from './toast.ts';
import * as styles from './toaster.css.ts';

const MAX_SHOWN = 3;

const toaster = createToaster({ placement: 'bottom-end', max: MAX_SHOWN, gap: 12, overlap: false });

/** Where the toasts appear. Loaded after the page, since nothing is said before something is done. */
export function ToastRegion() {
  useEffect(() => {
    // The region below hears of new toasts from just after this effect on; earlier ones would be lost.
    const timer = setTimeout(() => connectToasts(show));
    return () => clearTimeout(timer);
  }, []);
  const cameFrom = useRef<Element | null>(null);

  function noteOrigin({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  // The button goes with its toast; the focus must not.
  function giveFocusBack(): void {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  return (
    <Toaster toaster={toaster} className={styles.region} onFocus={noteOrigin}>
      {(message) => (
        <Toast.Root className={message.type === 'error' ? styles.failure : styles.toast}>
          <div className={styles.texts}>
            <Toast.Title className={styles.title}>{message.title}</Toast.Title>
            {message.description && <Toast.Description>{message.description}</Toast.Description>}
          </div>
          <Toast.CloseTrigger className={styles.close} aria-label="Dismiss" onClick={giveFocusBack}>
            <X aria-hidden="true" size={20} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}

function show({ title, text, kind = 'success' }: ToastMessage): void {
  // The newest matters most: it does not wait until somebody has dismissed an older one.
  const shown = toaster.getVisibleToasts();
  if (shown.length >= MAX_SHOWN) toaster.dismiss(shown.at(-1)?.id);
  toaster.create({
    title,
    description: text,
    type: kind,
    duration: kind === 'error' ? Number.POSITIVE_INFINITY : TOAST_MS,
  });
}
