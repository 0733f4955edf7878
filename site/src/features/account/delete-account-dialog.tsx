import { DeleteAccountBody } from '@whenabouts/server/contract';
import { useRef } from 'react';
import { deleteAccount } from '../../api/auth.ts';
import { toastFailure } from '../../components/toast-failure.ts';
import { paths } from '../../paths.ts';
import { useNavigate } from '../../router.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import { equalActions } from '../../ui/dialog.css.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { messages } from './account-messages.ts';

/** Asks for the password, then deletes the account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const cancel = useRef<HTMLButtonElement>(null);
  const { submit, field, failure, pending } = useSchemaForm({
    schema: DeleteAccountBody,
    initial: { password: '' },
    send: async ({ password }) => {
      await deleteAccount(password);
      toast(messages.accountDeleted);
      void navigate(paths.home);
    },
    onError: (error) => toastFailure(messages.requestFailed(error), error),
  });
  const close = () => {
    if (!pending) onClose();
  };
  return (
    <Dialog
      open
      alert
      onClose={close}
      title="Delete Account"
      description="This deletes your account right away, with all of its plans and images. This action cannot be undone."
      initialFocus={() => cancel.current}
    >
      <Form className={page.plainForm} onSubmit={submit}>
        {failure && <ErrorNotice title={failure} />}
        <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
        <div className={equalActions}>
          <Button ref={cancel} kind="secondary" aria-disabled={pending || undefined} onClick={close}>
            Cancel
          </Button>
          <PendingButton kind="danger" pending={pending} pendingLabel="Deleting...">
            Delete my account
          </PendingButton>
        </div>
      </Form>
    </Dialog>
  );
}
