import { useMember } from '../../api/auth.ts';
import { SendConfirmation } from '../../components/login/send-confirmation.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { row, stack } from '../../ui/layout.css.ts';
import { Notice, UnreachableServer } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Gallery } from './gallery.tsx';
import * as styles from './images-page.css.ts';
import { UploadForm } from './upload-form.tsx';
import { useUploadForm } from './use-upload-form.ts';

/** Uploads images and lists the member's. Visitors are asked to log in. */
export function ImagesPage() {
  const { status, member, retry } = useMember();
  const upload = useUploadForm();
  // Keep the form's entries after the session has ended.
  const hasEntries = status !== 'member' && upload.hasContent;
  return (
    <Page>
      <PageHead title="Images" noindex hasFailed={upload.hasFailed} />
      <header className={stack[3]}>
        <h1 tabIndex={-1}>Images</h1>
        <p className={page.lead}>
          Upload images and use their links anywhere. Anyone who has the link to an image can see it. We
          remove location and camera details.
        </p>
      </header>
      {status === 'loading' && !hasEntries && <Skeleton heights={['28rem', '16rem']} />}
      {status === 'unknown' && <UnreachableServer onRetry={retry} />}
      {status === 'visitor' && <LoginPrompt hasEntries={hasEntries} />}
      {(status === 'member' || hasEntries) && (
        <div className={styles.columns}>
          <div className={page.form}>
            {member?.emailConfirmed === false && <ConfirmationRequired email={member.email} />}
            <UploadForm upload={upload} />
          </div>
          {status === 'member' && <Gallery />}
        </div>
      )}
    </Page>
  );
}

function ConfirmationRequired({ email }: { email: string }) {
  return (
    <Notice label="Email address not confirmed">
      <p>
        <strong>Confirm your email address before you upload images.</strong> Open the link in the email we
        sent to {email}, then come back.
      </p>
      <SendConfirmation />
    </Notice>
  );
}

/** Asks to log in. `hasEntries` is true if the session ended while the form had entries, which are still there. */
function LoginPrompt({ hasEntries }: { hasEntries: boolean }) {
  // Leaving the page would lose the entries.
  const target = hasEntries ? '_blank' : undefined;
  return (
    <section className={styles.loginPrompt} aria-labelledby="authentication-required">
      <div className={stack[3]}>
        <h2 id="authentication-required" className={styles.heading}>
          Authentication Required
        </h2>
        <p>
          {hasEntries
            ? 'Your session has ended, but your entries are still below. Log in in another tab, come back, and upload your image.'
            : 'Please log in or create an account to upload images and see the ones you’ve uploaded.'}
        </p>
      </div>
      <div className={row}>
        <ButtonLink to={paths.login} target={target}>
          Log In
        </ButtonLink>
        <ButtonLink to={paths.register} kind="secondary" target={target}>
          Register
        </ButtonLink>
      </div>
    </section>
  );
}
