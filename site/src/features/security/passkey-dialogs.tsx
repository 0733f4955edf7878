import {
  PASSKEY_NAME_MAX,
  type Passkey,
  PasskeyForm,
  PasskeyNameBody,
  PasskeyPasswordBody,
} from '@whenabouts/server/contract';
import { type Area, hasStatus } from '../../api/request.ts';
import { addPasskey, removePasskey, renamePasskey } from '../../api/security.ts';
import { FormDialog } from '../../components/forms/form-dialog.tsx';
import { useSchemaForm } from '../../components/forms/schema-form.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { messages } from './security-messages.ts';

interface PasskeyDialogProps {
  area: Area;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks for a name and the password, then lets the browser create a passkey. */
export function AddPasskeyDialog({
  area,
  onNewCodes,
  ...dialog
}: PasskeyDialogProps & { onNewCodes: (codes: readonly string[]) => void }) {
  const form = useSchemaForm({
    schema: PasskeyForm,
    initial: { name: '', password: '' },
    send: async (body) => {
      const codes = await addPasskey(area, body);
      dialog.onClose();
      if (codes) onNewCodes(codes);
      else toast(messages.passkeyAdded);
    },
    messageOf: messages.passkeyNotAdded,
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Add a passkey"
      description="From then on, you need a passkey each time you log in, after your password."
      action={{ text: 'Continue', pending: 'Waiting...' }}
    >
      <TextField
        label="Name of the passkey"
        hint="For example, the device it is on."
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        {...form.field('name')}
      />
      <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
}

interface ExistingPasskeyProps extends PasskeyDialogProps {
  passkey: Passkey;
}

export function RenamePasskeyDialog({ area, passkey, ...dialog }: ExistingPasskeyProps) {
  const form = useSchemaForm({
    schema: PasskeyNameBody,
    initial: { name: passkey.name },
    send: async ({ name }) => {
      if (await isStillThere(renamePasskey(area, passkey.id, name))) toast(messages.passkeyRenamed);
      dialog.onClose();
    },
    messageOf: messages.dialogFailed,
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Rename passkey"
      description="Choose a name you will recognize."
    >
      <TextField
        label="Name of the passkey"
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        {...form.field('name')}
      />
    </FormDialog>
  );
}

interface RemovePasskeyProps extends ExistingPasskeyProps {
  isLast: boolean;
}

export function RemovePasskeyDialog({ area, passkey, isLast, ...dialog }: RemovePasskeyProps) {
  const form = useSchemaForm({
    schema: PasskeyPasswordBody,
    initial: { password: '' },
    send: async ({ password }) => {
      if (await isStillThere(removePasskey(area, passkey.id, password))) toast(messages.passkeyRemoved);
      dialog.onClose();
    },
    messageOf: messages.dialogFailed,
  });
  const consequence = isLast ? ' Your password will be enough to log in.' : '';
  return (
    <FormDialog
      {...dialog}
      form={form}
      isAlert
      title="Remove passkey"
      description={`You can no longer log in with “${passkey.name}”.${consequence}`}
      action={{ text: 'Remove', pending: 'Removing...' }}
    >
      <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
}

/** Returns false, and shows a toast, if the passkey was removed elsewhere. */
async function isStillThere(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    toast(messages.passkeyGone);
    return false;
  }
}
