import { PRODUCT_NAME } from '@whenabouts/core';
import { DeleteAccountBody, type Member, ProfileBody } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { deleteAccount, exportAccount, updateProfile } from '../../api/auth.ts';
import { FormDialog } from '../../components/forms/form-dialog.tsx';
import { SchemaForm, useSchemaForm } from '../../components/forms/schema-form.tsx';
import { download } from '../../download.ts';
import { paths } from '../../paths.ts';
import { useNavigate } from '../../router.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import { row, stack } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAction } from '../../ui/use-action.ts';
import * as styles from './account.css.ts';
import { messages } from './account-messages.ts';

export function AccountInfo({ member }: { member: Member }) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The form had the focus and is gone: return it to the Edit button.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <ProfileForm member={member} onDone={() => setEditing(false)} />;
  return (
    <section className={page.card} aria-labelledby="account-info-heading">
      <h2 id="account-info-heading">Account information</h2>
      <dl className={stack[4]}>
        <Detail label="Email" value={member.email} />
        <Detail label="Email confirmed" value={member.emailConfirmed ? 'Yes' : 'Not yet'} />
        <Detail label="First Name" value={member.firstName ?? 'Not set'} />
        <Detail label="Last Name" value={member.lastName ?? 'Not set'} />
        <div className={styles.detail}>
          <dt className={page.caption}>Account Status</dt>
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
      <dt className={page.caption}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function ProfileForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const form = useSchemaForm({
    schema: ProfileBody,
    initial: { firstName: member.firstName ?? '', lastName: member.lastName ?? '' },
    send: async (body) => {
      await updateProfile(body);
      toast(messages.profileUpdated);
      onDone();
    },
    messageOf: messages.profileFailed,
  });
  return (
    <SchemaForm
      form={form}
      className={page.form}
      aria-labelledby="account-info-heading"
      intro={<h2 id="account-info-heading">Account information</h2>}
    >
      <TextField
        label="Email"
        hint="You log in with this email. It can’t be changed."
        value={member.email}
        readOnly
        autoComplete="off"
      />
      <TextField
        label="First Name"
        isOptional
        autoFocus
        autoComplete="given-name"
        {...form.field('firstName')}
      />
      <TextField label="Last Name" isOptional autoComplete="family-name" {...form.field('lastName')} />
      <div className={row}>
        <PendingButton isPending={form.isPending} pendingLabel="Saving...">
          Save Changes
        </PendingButton>
        <Button
          kind="secondary"
          aria-disabled={form.isPending || undefined}
          onClick={() => !form.isPending && onDone()}
        >
          Cancel
        </Button>
      </div>
    </SchemaForm>
  );
}

export function MyData() {
  const [isDeleting, setDeleting] = useState(false);
  const { run, isPending, failure } = useAction(async () => {
    const json = JSON.stringify(await exportAccount(), null, 2);
    const file = new Blob([json], { type: 'application/json' });
    download(`${PRODUCT_NAME.toLowerCase()}-account.json`, file);
  }, messages.requestFailed);

  return (
    <section className={page.card} aria-labelledby="my-data-heading">
      <h2 id="my-data-heading">My data</h2>
      <p>Download everything in your account as one file, or delete your account and everything in it.</p>
      {failure && <ErrorNotice title={failure} />}
      <div className={row}>
        <PendingButton
          type="button"
          kind="secondary"
          isPending={isPending}
          pendingLabel="Preparing..."
          onClick={run}
        >
          Download my data
        </PendingButton>
        <Button kind="secondary" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </section>
  );
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: DeleteAccountBody,
    initial: { password: '' },
    send: async ({ password }) => {
      await deleteAccount(password);
      toast(messages.accountDeleted);
      void navigate(paths.home);
    },
    messageOf: messages.requestFailed,
  });
  return (
    <FormDialog
      isAlert
      form={form}
      onClose={onClose}
      title="Delete Account"
      description="This deletes your account right away, with all of its plans and images. This action cannot be undone."
      action={{ text: 'Delete my account', pending: 'Deleting...' }}
      firstFocus="cancel"
    >
      <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
}
