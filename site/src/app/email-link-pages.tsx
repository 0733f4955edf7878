import { useEffect, useRef, useState } from 'react';
import { confirmEmail, undoPasskey } from '../api/auth.ts';
import { confirmSubscription, unsubscribe } from '../api/newsletter.ts';
import { endReminder } from '../api/reminder.ts';
import { ApiError, reasonOf, SOMETHING_WRONG } from '../api/request.ts';
import { PageHead } from '../components/page-head.tsx';
import { paths } from '../paths.ts';
import { useParams, useSearchParams } from '../router.ts';
import { ButtonLink, PendingButton } from '../ui/button.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import * as page from '../ui/page.css.ts';
import { Page } from '../ui/page.tsx';

/** Target of the link in the welcome email. */
export function ConfirmEmailPage() {
  const token = useTokenParam();
  return (
    <EmailLinkPage
      title="Confirm your email address"
      lead="You created an account with us. Please confirm that the email address is yours."
      action="Confirm"
      pendingLabel="Confirming..."
      send={() => confirmEmail(token)}
      done="Your email address is confirmed. Thank you."
      rejected="This link has expired or was already used. Your account settings show if your email address is confirmed. If not, you can send a new link from there."
      next={{ to: paths.calculator, label: 'Go to the calculator' }}
      help={{ to: paths.profile, label: 'Go to your account settings' }}
    />
  );
}

/** Target of the link in the email about a new passkey. */
export function UndoPasskeyPage() {
  const token = useTokenParam();
  return (
    <EmailLinkPage
      title="Remove a new passkey"
      lead="If you did not add the passkey that our email tells you about, remove it here. This also removes passkeys and recovery codes that were added after it, and logs out all devices."
      action="Remove the new passkey"
      pendingLabel="Removing..."
      send={() => undoPasskey(token)}
      doneTitle="The passkey is removed"
      done="The passkey is removed, and all devices are logged out. The person who added it knows your password. Reset your password now."
      rejected="This link has expired or was already used. If someone else knows your password, reset it now."
      next={{ to: paths.forgotPassword, label: 'Reset your password' }}
      help={{ to: paths.forgotPassword, label: 'Reset your password' }}
    />
  );
}

/** Target of the link in the email that confirms a newsletter subscription. */
export function ConfirmNewsletterPage() {
  const token = useTokenParam();
  return (
    <EmailLinkPage
      title="Confirm your subscription"
      lead="You signed up for our newsletter. Please confirm that you want it."
      action="Confirm"
      pendingLabel="Confirming..."
      send={() => confirmSubscription(token)}
      doneTitle="You’re subscribed"
      done="Thank you. The next newsletter comes to this email address."
      rejected="This link is invalid or has expired. Please subscribe again."
      next={{ to: paths.blog, label: 'Read the blog' }}
      help={{ to: paths.newsletter, label: 'Subscribe again' }}
    />
  );
}

/** Target of the unsubscribe link in newsletters. */
export function UnsubscribePage() {
  const { code = '' } = useParams();
  return (
    <EmailLinkPage
      title="Unsubscribe"
      lead="Do you want to stop getting our newsletter?"
      action="Unsubscribe"
      pendingLabel="Unsubscribing..."
      send={() => unsubscribe(code)}
      done="You’re unsubscribed. You won’t get our newsletter anymore."
      rejected="This link is incomplete. Please open the link in the email again."
      next={{ to: paths.home, label: 'Go to the home page' }}
    />
  );
}

/** Target of the link in yearly reminders that turns them off. */
export function EndReminderPage() {
  const { code = '' } = useParams();
  return (
    <EmailLinkPage
      title="Turn off your yearly reminder"
      lead="Do you want to stop getting a reminder once a year? Your plans and the newsletter are not affected."
      action="Turn off"
      pendingLabel="Turning off..."
      send={() => endReminder(code)}
      done="Your yearly reminder is off. You can turn it on again in your account settings."
      rejected="This link is incomplete. Please open the link in the email again."
      next={{ to: paths.profile, label: 'Go to your account settings' }}
    />
  );
}

function useTokenParam(): string {
  const [params] = useSearchParams();
  return params.get('token') ?? '';
}

interface PageLink {
  to: string;
  label: string;
}

interface EmailLinkPageProps {
  title: string;
  lead: string;
  /** Label of the button. */
  action: string;
  pendingLabel: string;
  send: () => Promise<void>;
  /** Title after success; by default the same. */
  doneTitle?: string;
  /** Message after success. */
  done: string;
  /** Error message if the server rejects the link. */
  rejected: string;
  /** Link to show after success. */
  next: PageLink;
  /** Link to show with an error. */
  help?: PageLink;
}

/** The page that a link in an email opens. It acts on a click only, because mail scanners open links. */
function EmailLinkPage(props: EmailLinkPageProps) {
  const { lead, action, pendingLabel, send, done, rejected, next, help } = props;
  const [state, setState] = useState<'ready' | 'pending' | 'done'>('ready');
  const [failure, setFailure] = useState<string>();
  const title = state === 'done' ? (props.doneTitle ?? props.title) : props.title;
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === 'done') result.current?.focus();
  }, [state]);

  async function submit(): Promise<void> {
    setState('pending');
    setFailure(undefined);
    try {
      await send();
      setState('done');
    } catch (error) {
      // From 429 on, the link may still be valid: the server was busy or failed.
      const isRejected = error instanceof ApiError && error.status < 429;
      setFailure(isRejected ? rejected : (reasonOf(error) ?? SOMETHING_WRONG));
      setState('ready');
    }
  }

  return (
    <Page width="narrow">
      <PageHead title={title} noindex failed={failure !== undefined} />
      <h1 tabIndex={-1}>{title}</h1>
      <div className={page.card}>
        {failure && <ErrorNotice title={failure} />}
        {state === 'done' ? (
          <>
            <p ref={result} tabIndex={-1} role="status">
              {done}
            </p>
            <LinkRow link={next} />
          </>
        ) : (
          <>
            <p>{lead}</p>
            <PendingButton
              type="button"
              pending={state === 'pending'}
              pendingLabel={pendingLabel}
              onClick={() => void submit()}
            >
              {action}
            </PendingButton>
            {failure && help && <LinkRow link={help} />}
          </>
        )}
      </div>
    </Page>
  );
}

function LinkRow({ link }: { link: PageLink }) {
  return (
    <div className={page.row}>
      <ButtonLink to={link.to} kind="secondary">
        {link.label}
      </ButtonLink>
    </div>
  );
}
