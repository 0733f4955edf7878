import {
  PASSKEY_NAME_MAX,
  type Passkey,
  PasskeyForm,
  PasskeyNameBody,
  PasskeyPasswordBody,
} from '@whenabouts/server/contract';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { ApiError, type Area } from '../../api/request.ts';
import { addPasskey, removePasskey, renamePasskey } from '../../api/security.ts';
import { toastFailure } from '../../components/toast-failure.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import { equalActions } from '../../ui/dialog.css.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { messages } from './security-messages.ts';

interface PasskeyDialogProps {
  area: Area;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks for a name and the password, then lets the browser create a passkey. */
export function AddPasskeyDialog({ area, ...dialog }: PasskeyDialogProps) {
  const { submit, field, failure, pending } = useSchemaForm({
    schema: PasskeyForm,
    initial: { name: '', password: '' },
    send: async (form) => {
      await addPasskey(area, form);
      toast(messages.passkeyAdded);
      dialog.onClose();
    },
    onError: (error) => toastFailure(messages.passkeyNotAdded(error), error),
  });
  return (
    <FormDialog
      {...dialog}
      {...{ submit, failure, pending }}
      title="Add a passkey"
      description="From then on, you need a passkey each time you log in, after your password."
      action={{ text: 'Continue', pending: 'Waiting...' }}
    >
      <TextField
        label="Name of the passkey"
        hint="For example, the device it is on."
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        {...field('name')}
      />
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
    </FormDialog>
  );
}

interface ExistingPasskeyProps extends PasskeyDialogProps {
  passkey: Passkey;
}

export function RenamePasskeyDialog({ area, passkey, ...dialog }: ExistingPasskeyProps) {
  const { submit, field, failure, pending } = useSchemaForm({
    schema: PasskeyNameBody,
    initial: { name: passkey.name },
    send: async ({ name }) => {
      if (await isStillThere(renamePasskey(area, passkey.id, name))) toast(messages.passkeyRenamed);
      dialog.onClose();
    },
    onError: (error) => toastFailure(messages.passkeyChangeFailed(error), error),
  });
  return (
    <FormDialog
      {...dialog}
      {...{ submit, failure, pending }}
      title="Rename passkey"
      description="Choose a name you will recognize."
      action={{ text: 'Save', pending: 'Saving...' }}
    >
      <TextField
        label="Name of the passkey"
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        {...field('name')}
      />
    </FormDialog>
  );
}

interface RemovePasskeyProps extends ExistingPasskeyProps {
  isLast: boolean;
}

/** Asks for the password, then removes the passkey. */
export function RemovePasskeyDialog({ area, passkey, isLast, ...dialog }: RemovePasskeyProps) {
  const { submit, field, failure, pending } = useSchemaForm({
    schema: PasskeyPasswordBody,
    initial: { password: '' },
    send: async ({ password }) => {
      if (await isStillThere(removePasskey(area, passkey.id, password))) toast(messages.passkeyRemoved);
      dialog.onClose();
    },
    onError: (error) => toastFailure(messages.passkeyChangeFailed(error), error),
  });
  const consequence = isLast ? ' Your password will be enough to log in.' : '';
  return (
    <FormDialog
      {...dialog}
      {...{ submit, failure, pending }}
      alert
      title="Remove passkey"
      description={`You can no longer log in with “${passkey.name}”.${consequence}`}
      action={{ text: 'Remove', pending: 'Removing...' }}
    >
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
    </FormDialog>
  );
}

/** Returns false, and shows a toast, if the passkey was removed elsewhere. */
async function isStillThere(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    toast(messages.passkeyGone);
    return false;
  }
}

interface FormDialogProps {
  title: string;
  description: string;
  alert?: boolean;
  action: { readonly text: string; readonly pending: string };
  submit: (event: FormEvent) => void;
  failure: string | undefined;
  pending: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
  children: ReactNode;
}

function FormDialog({
  title,
  description,
  alert = false,
  action,
  submit,
  failure,
  pending,
  ...rest
}: FormDialogProps) {
  const form = useRef<HTMLDivElement>(null);
  const close = () => {
    if (!pending) rest.onClose();
  };
  return (
    <Dialog
      open
      alert={alert}
      onClose={close}
      title={title}
      description={description}
      initialFocus={() => form.current?.querySelector('input') ?? null}
      finalFocus={rest.finalFocus}
    >
      <div ref={form}>
        <Form className={page.plainForm} onSubmit={submit}>
          {failure && <ErrorNotice title={failure} />}
          {rest.children}
          <div className={equalActions}>
            <Button kind="secondary" aria-disabled={pending || undefined} onClick={close}>
              Cancel
            </Button>
            <PendingButton
              kind={alert ? 'danger' : 'primary'}
              pending={pending}
              pendingLabel={action.pending}
            >
              {action.text}
            </PendingButton>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
