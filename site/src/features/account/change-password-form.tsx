import { ChangePasswordFormSchema, type Member, NEW_PASSWORD_MIN } from '@whenabouts/server/contract';
import { changePassword } from '../../api/auth.ts';
import { toastFailure } from '../../components/toast-failure.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { messages } from './account-messages.ts';
import { NewPasswordField } from './new-password-field.tsx';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password of the logged-in member, who enters the current one. */
export function ChangePasswordForm({ member: { email } }: { member: Member }) {
  const { submit, field, textOf, failure, pending, reset } = useSchemaForm({
    schema: ChangePasswordFormSchema,
    initial: empty,
    send: async ({ currentPassword, newPassword }) => {
      await changePassword({ currentPassword, newPassword });
      toast(messages.passwordUpdated);
      reset(empty);
    },
    onError: (error) => toastFailure(messages.passwordFailed(error), error),
  });
  return (
    <Form className={page.form} onSubmit={submit}>
      <h2>Change password</h2>
      {failure && <ErrorNotice title={failure} />}
      <PasswordField label="Current Password" autoComplete="current-password" {...field('currentPassword')} />
      <NewPasswordField
        label="New Password"
        hint={`At least ${NEW_PASSWORD_MIN} characters. All other devices will be logged out.`}
        password={textOf('newPassword')}
        email={email}
        minLength={NEW_PASSWORD_MIN}
        {...field('newPassword', { deps: 'confirmPassword' })}
      />
      <PasswordField label="Confirm New Password" autoComplete="new-password" {...field('confirmPassword')} />
      <PendingButton pending={pending} pendingLabel="Updating...">
        Update Password
      </PendingButton>
    </Form>
  );
}
