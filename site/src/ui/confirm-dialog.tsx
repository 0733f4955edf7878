import { useEffect, useRef, useState } from 'react';
import { Button, PendingButton } from './button.tsx';
import * as styles from './dialog.css.ts';
import { Dialog } from './dialog.tsx';
import { ErrorNotice } from './notice.tsx';
import { type ToastMessage, toast } from './toast.ts';
import { useAction } from './use-action.ts';

export interface ConfirmDialogProps<T> {
  /** The item that the action is about; the dialog is closed if undefined. */
  subject: T | undefined;
  title: string;
  description: string;
  /** The item's name, shown in the dialog. */
  name: (subject: T) => string;
  /** Text of the button, and while it is pending; by default to delete. */
  action?: { readonly text: string; readonly pending: string };
  kind?: 'danger' | 'primary';
  /** Accessible name of the button: starts with its text and names the item. */
  label?: (subject: T) => string;
  onConfirm: (subject: T) => Promise<void>;
  successMessage: ToastMessage;
  errorMessage: (error: unknown) => ToastMessage & { text: string };
  onClose: () => void;
  focusAfterwards: (subject: T | undefined) => HTMLElement | null;
}

/** Asks for confirmation, such as before a deletion, then acts, and shows an error in the dialog if that fails. */
export function ConfirmDialog<T>({
  action = { text: 'Delete', pending: 'Deleting...' },
  kind = 'danger',
  ...props
}: ConfirmDialogProps<T>) {
  const { subject, title, description, name, label, onConfirm, successMessage, errorMessage } = props;
  const { onClose, focusAfterwards } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  // Keeps the name on the button while the dialog fades out.
  const [lastSubject, setLastSubject] = useState(subject);
  if (subject !== undefined && subject !== lastSubject) setLastSubject(() => subject);
  const { run, isPending, failure, clearFailure } = useAction(async () => {
    if (subject === undefined) return;
    await onConfirm(subject);
    toast(successMessage);
    onClose();
  }, errorMessage);
  const close = () => {
    if (!isPending) onClose();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new item resets the error
  useEffect(clearFailure, [subject]);

  return (
    <Dialog
      open={subject !== undefined}
      onClose={close}
      isAlert
      title={title}
      description={
        <>
          {description}
          {lastSubject !== undefined && <strong className={styles.itemName}>{name(lastSubject)}</strong>}
        </>
      }
      initialFocus={() => cancel.current}
      finalFocus={() => focusAfterwards(lastSubject)}
    >
      {failure && <ErrorNotice title={failure} />}
      <div className={styles.equalActions}>
        <Button ref={cancel} kind="secondary" aria-disabled={isPending || undefined} onClick={close}>
          Cancel
        </Button>
        <PendingButton
          type="button"
          kind={kind}
          isPending={isPending}
          pendingLabel={action.pending}
          onClick={run}
          aria-label={isPending || lastSubject === undefined ? undefined : label?.(lastSubject)}
        >
          {action.text}
        </PendingButton>
      </div>
    </Dialog>
  );
}
