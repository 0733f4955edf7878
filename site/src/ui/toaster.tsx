import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { connectToasts, TOAST_MS } from './toast.ts';
import * as styles from './toaster.css.ts';

const toaster = createToaster({ placement: 'bottom-end', max: 3, gap: 12, overlap: false });

/** Where the toasts appear. Loaded after the page, since nothing is said before something is done. */
export function ToastRegion() {
  useEffect(
    () =>
      connectToasts(({ title, text, kind = 'success' }) => {
        toaster.create({
          title,
          description: text,
          type: kind,
          duration: kind === 'error' ? Number.POSITIVE_INFINITY : TOAST_MS,
        });
      }),
    [],
  );
  return (
    <Toaster toaster={toaster} className={styles.region}>
      {(message) => (
        <Toast.Root className={message.type === 'error' ? styles.failure : styles.toast}>
          <div className={styles.texts}>
            <Toast.Title className={styles.title}>{message.title}</Toast.Title>
            {message.description && <Toast.Description>{message.description}</Toast.Description>}
          </div>
          <Toast.CloseTrigger className={styles.close} aria-label="Dismiss">
            <X aria-hidden="true" size={20} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}
