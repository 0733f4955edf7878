import { PRODUCT_NAME } from '@whenabouts/core';
import { DeleteAccountBody, type Member, ProfileBody } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { deleteAccount, exportAccount, updateProfile } from '../../api/auth.ts';
import { toastFailure } from '../../components/toast-failure.ts';
import { download } from '../../download.ts';
import { paths } from '../../paths.ts';
import { useNavigate } from '../../router.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import { equalActions } from '../../ui/dialog.css.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import * as styles from './account.css.ts';
import { messages } from './account-messages.ts';

/** The member's email and name, with a form to change the name. */
export function AccountInfo({ member }: { member: Member }) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The form had the focus and is gone: return it to the Edit button.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) return <ProfileForm member={member} onDone={() => setEditing(false)} />;
  return (
    <section className={page.card} aria-labelledby="account-info-heading">
      <h2 id="account-info-heading">Account information</h2>
      <dl className={styles.details}>
        <Detail label="Email" value={member.email} />
        <Detail label="Email confirmed" value={member.emailConfirmed ? 'Yes' : 'Not yet'} />
        <Detail label="First Name" value={member.firstName ?? 'Not set'} />
        <Detail label="Last Name" value={member.lastName ?? 'Not set'} />
        <div className={styles.detail}>
          <dt className={styles.detailLabel}>Account Status</dt>
          <dd className={styles.activeStatus}>Active</dd>
        </div>
      </dl>
      <div>
        <Button ref={editButton} kind="secondary" onClick={() => setEditing(true)}>
          Edit Profile
        </Button>
      </div>
    </section>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.detail}>
      <dt className={styles.detailLabel}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function ProfileForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const { submit, field, failure, pending } = useSchemaForm({
    schema: ProfileBody,
    initial: { firstName: member.firstName ?? '', lastName: member.lastName ?? '' },
    send: async (body) => {
      await updateProfile(body);
      toast(messages.profileUpdated);
      onDone();
    },
    onError: (error) => toastFailure(messages.profileFailed(error), error),
  });
  return (
    <Form className={page.form} aria-labelledby="account-info-heading" onSubmit={submit}>
      <h2 id="account-info-heading">Account information</h2>
      {failure && <ErrorNotice title={failure} />}
      <TextField
        label="Email"
        hint="You log in with this email. It can’t be changed."
        value={member.email}
        readOnly
        autoComplete="off"
      />
      <TextField label="First Name" optional autoFocus autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last Name" optional autoComplete="family-name" {...field('lastName')} />
      <div className={page.row}>
        <PendingButton pending={pending} pendingLabel="Saving...">
          Save Changes
        </PendingButton>
        <Button kind="secondary" aria-disabled={pending || undefined} onClick={() => !pending && onDone()}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** Lets the member download the account's data or delete the account. */
export function MyData() {
  const [pending, setPending] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function exportData(): Promise<void> {
    setPending(true);
    try {
      const json = JSON.stringify(await exportAccount(), null, 2);
      const file = new Blob([json], { type: 'application/json' });
      download(`${PRODUCT_NAME.toLowerCase()}-account.json`, file);
    } catch (error) {
      toast(messages.requestFailed(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <section className={page.card} aria-labelledby="my-data-heading">
      <h2 id="my-data-heading">My data</h2>
      <p>Download everything in your account as one file, or delete your account and everything in it.</p>
      <div className={page.row}>
        <PendingButton
          type="button"
          kind="secondary"
          pending={pending}
          pendingLabel="Preparing..."
          onClick={() => void exportData()}
        >
          Download my data
        </PendingButton>
        <Button kind="secondary" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </section>
  );
}

/** Asks for the password, then deletes the account. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
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
