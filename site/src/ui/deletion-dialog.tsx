import { useEffect, useRef, useState } from 'react';
import { Button, PendingButton } from './button.tsx';
import * as styles from './dialog.css.ts';
import { Dialog } from './dialog.tsx';
import { ErrorNotice } from './notice.tsx';
import { type ToastMessage, toast } from './toast.ts';

export interface DeletionDialogProps<T> {
  /** The item to delete; the dialog is closed if undefined. */
  subject: T | undefined;
  title: string;
  description: string;
  /** The item's name, shown in the dialog. */
  name: (subject: T) => string;
  /** Text of the button, and while it is pending; by default to delete. */
  action?: { readonly text: string; readonly pending: string };
  /** Accessible name of the button: starts with its text and names the item. */
  label: (subject: T) => string;
  remove: (subject: T) => Promise<void>;
  deleted: ToastMessage;
  /** Message for a failed deletion. */
  failed: (error: unknown) => ToastMessage & { text: string };
  onClose: () => void;
  focusAfterwards: (subject: T | undefined) => HTMLElement | null;
}

/** Asks for confirmation, deletes the item, and shows an error in the dialog if that fails. */
export function DeletionDialog<T>({ subject, onClose, focusAfterwards, ...options }: DeletionDialogProps<T>) {
  const { action = { text: 'Delete', pending: 'Deleting...' } } = options;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const cancel = useRef<HTMLButtonElement>(null);
  // Keeps the name on the button while the dialog fades out.
  const lastSubject = useRef(subject);
  if (subject !== undefined) lastSubject.current = subject;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new item resets the error
  useEffect(() => setFailure(undefined), [subject]);

  async function confirm(): Promise<void> {
    if (subject === undefined) return;
    setPending(true);
    setFailure(undefined);
    try {
      await options.remove(subject);
      toast(options.deleted);
      onClose();
    } catch (error) {
      const message = options.failed(error);
      toast(message);
      setFailure(message.text);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open={subject !== undefined}
      onClose={() => {
        if (!pending) onClose();
      }}
      alert
      title={options.title}
      description={
        <>
          {options.description}
          {lastSubject.current !== undefined && (
            <strong className={styles.itemName}>{options.name(lastSubject.current)}</strong>
          )}
        </>
      }
      initialFocus={() => cancel.current}
      finalFocus={() => focusAfterwards(lastSubject.current)}
    >
      {failure && <ErrorNotice title={failure} />}
      <div className={styles.equalActions}>
        <Button
          ref={cancel}
          kind="secondary"
          aria-disabled={pending || undefined}
          onClick={() => !pending && onClose()}
        >
          Cancel
        </Button>
        <PendingButton
          type="button"
          kind="danger"
          pending={pending}
          pendingLabel={action.pending}
          onClick={() => void confirm()}
          aria-label={
            pending || lastSubject.current === undefined ? undefined : options.label(lastSubject.current)
          }
        >
          {action.text}
        </PendingButton>
      </div>
    </Dialog>
  );
}
