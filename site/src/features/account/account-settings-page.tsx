import { PRODUCT_NAME } from '@whenabouts/core';
import { ChangePasswordFormSchema, type Member, NEW_PASSWORD_MIN } from '@whenabouts/server/contract';
import type { ReactNode } from 'react';
import { changePassword, useMember } from '../../api/auth.ts';
import { SchemaForm, useSchemaForm } from '../../components/forms/schema-form.tsx';
import { SendConfirmation } from '../../components/login/send-confirmation.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useSearchParams } from '../../router.ts';
import { PendingButton } from '../../ui/button.tsx';
import { aside, columns } from '../../ui/form-page.css.ts';
import { stack } from '../../ui/layout.css.ts';
import { Notice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './account.css.ts';
import { AccountInfo, MyData } from './account-info.tsx';
import { accountLabel, initials } from './account-label.ts';
import { messages } from './account-messages.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { YearlyReminder } from './yearly-reminder.tsx';

interface AccountSettingsPageProps {
  /** Sections below the form that changes the password. */
  security: ReactNode;
}

/** A member's account: the password and security in one tab, the name and data in another. */
export function AccountSettingsPage({ security }: AccountSettingsPageProps) {
  const { member } = useMember();
  return (
    <Page>
      <PageHead title="Account Settings" noindex />
      <h1 tabIndex={-1}>Account Settings</h1>
      {member && <Settings member={member} security={security} />}
    </Page>
  );
}

function Settings({ member, security }: AccountSettingsPageProps & { member: Member }) {
  const [search, setSearch] = useSearchParams();
  const openTab = search.get('tab') === 'info' ? 'info' : 'security';
  return (
    <>
      <div className={styles.profileHeader}>
        <span className={styles.avatar} aria-hidden="true">
          {initials(member)}
        </span>
        <div className={styles.names}>
          <p className={styles.name}>{accountLabel(member)}</p>
          <p className={styles.email}>{member.email}</p>
        </div>
      </div>
      {member.emailConfirmed === false && <UnconfirmedEmail email={member.email} />}
      <Tabs
        label="Account Settings"
        value={openTab}
        onChange={(tab) => setSearch(tab === 'info' ? { tab } : {}, { replace: true })}
        tabs={[
          {
            value: 'security',
            label: 'Security',
            content: (
              <div className={stack[6]}>
                <div className={columns}>
                  <ChangePasswordForm member={member} />
                  <aside className={aside}>
                    <PasswordAdvice />
                  </aside>
                </div>
                {security}
              </div>
            ),
          },
          {
            value: 'info',
            label: 'Account Info',
            content: (
              <div className={columns}>
                <AccountInfo member={member} />
                <div className={stack[6]}>
                  <YearlyReminder member={member} />
                  <MyData />
                </div>
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

function PasswordAdvice() {
  return (
    <>
      <h2>Choosing a password</h2>
      <ul>
        <li>A few unrelated words are easy to remember and hard to guess.</li>
        <li>A long password is safer than a short one with numbers and symbols.</li>
        <li>Use it for {PRODUCT_NAME} only. A password manager can remember it for you.</li>
        <li>You can’t use a common password, your email or the name of this site.</li>
      </ul>
    </>
  );
}

/** A notice for members whose email address is not confirmed, with a button that sends another link. */
function UnconfirmedEmail({ email }: { email: string }) {
  return (
    <Notice label="Email address not confirmed">
      <p>
        <strong>Your email address is not confirmed.</strong> Open the link in the email we sent to {email}.
        If this address is wrong, create a new account with the right one: an account’s email can’t be
        changed, and we need it to reset your password. Until you confirm it, resetting your password deletes
        your plans and images.
      </p>
      <SendConfirmation />
    </Notice>
  );
}

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password of the logged-in member, who enters the current one. */
function ChangePasswordForm({ member: { email } }: { member: Member }) {
  const form = useSchemaForm({
    schema: ChangePasswordFormSchema,
    initial: empty,
    send: async ({ currentPassword, newPassword }) => {
      await changePassword({ currentPassword, newPassword });
      toast(messages.passwordUpdated);
      form.reset(empty);
    },
    messageOf: messages.passwordFailed,
  });
  return (
    <SchemaForm form={form} className={page.form} intro={<h2>Change password</h2>}>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <NewPasswordField
        label="New Password"
        hint={`At least ${NEW_PASSWORD_MIN} characters. All other devices will be logged out.`}
        password={form.textOf('newPassword')}
        email={email}
        minLength={NEW_PASSWORD_MIN}
        {...form.field('newPassword', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <PendingButton isPending={form.isPending} pendingLabel="Updating...">
        Update Password
      </PendingButton>
    </SchemaForm>
  );
}
