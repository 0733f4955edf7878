import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import * as styles from './images-page.css.ts';

/** @param hasEntries True if the session ended while the form had entries, which are still there. */
export function AuthenticationRequired({ hasEntries }: { hasEntries: boolean }) {
  // Leaving the page would lose the entries.
  const target = hasEntries ? '_blank' : undefined;
  return (
    <section className={styles.loginPrompt} aria-labelledby="authentication-required">
      <div className={styles.intro}>
        <h2 id="authentication-required" className={styles.heading}>
          Authentication Required
        </h2>
        <p>
          {hasEntries
            ? 'Your session has ended, but your entries are still below. Log in in another tab, come back, and upload your image.'
            : 'Please log in or create an account to upload images and see the ones you’ve uploaded.'}
        </p>
      </div>
      <div className={page.row}>
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
