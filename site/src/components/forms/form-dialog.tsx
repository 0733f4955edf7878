import { useRef } from 'react';
import { Button, PendingButton } from '../../ui/button.tsx';
import { equalActions } from '../../ui/dialog.css.ts';
import { Dialog, type DialogProps } from '../../ui/dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { SchemaForm, type SchemaFormState } from './schema-form.tsx';

interface FormDialogProps extends Omit<DialogProps, 'open' | 'initialFocus'> {
  form: SchemaFormState;
  /** Text of the submit button, and its text while the form is sent; "Save" by default. */
  action?: { readonly text: string; readonly pending: string };
  /** The control that gets the focus; by default the first field. */
  firstFocus?: 'field' | 'cancel';
}

const SAVE = { text: 'Save', pending: 'Saving...' };

/** A dialog with a form. It cannot be closed while the form is sent. */
export function FormDialog(props: FormDialogProps) {
  const { form, action = SAVE, firstFocus = 'field', onClose, children, ...dialog } = props;
  const fields = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (!form.isPending) onClose();
  };
  return (
    <Dialog
      {...dialog}
      open
      onClose={close}
      initialFocus={() =>
        firstFocus === 'cancel'
          ? cancel.current
          : (fields.current?.querySelector<HTMLElement>('input, select') ?? null)
      }
    >
      <SchemaForm form={form} className={stack[4]}>
        <div ref={fields} className={stack[4]}>
          {children}
        </div>
        <div className={equalActions}>
          <Button ref={cancel} kind="secondary" aria-disabled={form.isPending || undefined} onClick={close}>
            Cancel
          </Button>
          <PendingButton
            kind={dialog.isAlert ? 'danger' : 'primary'}
            isPending={form.isPending}
            pendingLabel={action.pending}
          >
            {action.text}
          </PendingButton>
        </div>
      </SchemaForm>
    </Dialog>
  );
}
