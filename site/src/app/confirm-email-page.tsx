import { type ReactNode, useEffect, useState } from 'react';
import { confirmEmail, logOut, useMember } from '../api/auth.ts';
import { hasCode } from '../api/request.ts';
import { messages } from '../features/account/account-messages.ts';
import { LoginForm, useLogIn } from '../features/account/login-form.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.ts';
import { PendingButton } from '../ui/button.tsx';
import { focusOnMount } from '../ui/form-field.tsx';
import { stack } from '../ui/layout.css.ts';
import { ErrorNotice, UnreachableServer } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAction } from '../ui/use-action.ts';
import { EmailLinkPage, LinkRow } from './email-link-page.tsx';

const next = { to: paths.calculator, label: 'Go to the calculator' };

/**
 * Target of the link in the welcome email. Someone else may have registered with the reader's email address, so the link
 * works only for a reader who is logged in to the account. The login is on the page, which keeps the link.
 */
export function ConfirmEmailPage() {
  const { status, member, retry } = useMember();
  /** Email of the member who has sent the confirmation. */
  const [sentBy, setSentBy] = useState<string>();
  /** Email of the member for whom the server rejected the link. */
  const [rejectedEmail, setRejectedEmail] = useState<string>();
  const [hasLoaded, setLoaded] = useState(false);
  const email = member?.email;

  useEffect(() => {
    if (status !== 'loading') setLoaded(true);
  }, [status]);

  function inPlaceOfButton(): ReactNode {
    if (status === 'loading') return <Skeleton heights={['10rem']} />;
    if (status === 'unknown') return <UnreachableServer onRetry={retry} />;
    if (status === 'visitor') return <LogInToConfirm />;
    if (rejectedEmail === email) return <OtherAccount email={member.email} />;
    return member.emailConfirmed !== false && sentBy !== email && <AlreadyConfirmed email={member.email} />;
  }

  return (
    <EmailLinkPage
      // A login or logout starts over.
      key={email}
      takesFocus={hasLoaded}
      title="Confirm your email address"
      lead={
        <>
          You are logged in as <strong>{email}</strong>. Please confirm that this email address is yours.
        </>
      }
      action="Confirm"
      pendingLabel="Confirming..."
      send={async (token) => {
        setSentBy(email);
        try {
          await confirmEmail(token);
        } catch (error) {
          setSentBy(undefined);
          if (hasCode(error, 'other_account')) setRejectedEmail(email);
          throw error;
        }
      }}
      done="Your email address is confirmed. Thank you."
      rejected="This link has expired or was already used. You can send a new link from your account settings."
      next={next}
      help={{ to: paths.profile, label: 'Go to your account settings' }}
      instead={inPlaceOfButton() || undefined}
    />
  );
}

function LogInToConfirm() {
  const form = useLogIn({ done: messages.loggedIn, failed: messages.loginFailed });
  return (
    <>
      <p>Log in to the account that you created with this email address. Then you can confirm the address.</p>
      <LoginForm form={form} className={stack[4]} />
      <h2>If you did not create an account</h2>
      <p>
        Someone else entered your email address. You can ignore the email: no one can confirm your address
        without it. To take over that account and delete everything that is saved in it,{' '}
        <Link to={paths.forgotPassword}>reset its password</Link>.
      </p>
    </>
  );
}

/** Shown after the server has rejected the link because it is for another account. */
function OtherAccount({ email }: { email: string }) {
  return (
    <>
      <h2 ref={focusOnMount} tabIndex={-1}>
        This link is for another account
      </h2>
      <p>
        You are logged in as <strong>{email}</strong>.
      </p>
      <SwitchAccount />
    </>
  );
}

function AlreadyConfirmed({ email }: { email: string }) {
  return (
    <>
      <p>
        The email address of your account, <strong>{email}</strong>, is confirmed. You don’t need to do
        anything.
      </p>
      <LinkRow link={next} />
      <h2>If you got the email at another address</h2>
      <SwitchAccount />
    </>
  );
}

function SwitchAccount() {
  const { run, isPending, failure } = useAction(logOut, messages.logoutFailed);
  return (
    <>
      <p>
        Log out, and log in to the account that the email is about. If you did not create it,{' '}
        <Link to={paths.forgotPassword}>reset its password</Link> to take it over.
      </p>
      {failure && <ErrorNotice title={failure} />}
      <div>
        <PendingButton
          type="button"
          kind="secondary"
          isPending={isPending}
          pendingLabel="Logging out..."
          onClick={run}
        >
          Log out
        </PendingButton>
      </div>
    </>
  );
}
