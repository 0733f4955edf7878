import { PRODUCT_NAME } from '@whenabouts/core';
import type { Member } from '@whenabouts/server/contract';
import type { ReactNode } from 'react';
import { useMember } from '../../api/auth.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useSearchParams } from '../../router.ts';
import { aside, columns, formColumn } from '../../ui/form-page.css.ts';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import * as styles from './account.css.ts';
import { AccountInfo } from './account-info.tsx';
import { accountLabel, initials } from './account-label.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { MyData } from './my-data.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
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
  const open = search.get('tab') === 'info' ? 'info' : 'security';
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
        value={open}
        onChange={(tab) => setSearch(tab === 'info' ? { tab } : {}, { replace: true })}
        tabs={[
          {
            value: 'security',
            label: 'Security',
            content: (
              <div className={formColumn}>
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
                <div className={formColumn}>
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
