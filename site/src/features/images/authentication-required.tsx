import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import * as styles from './images-page.css.ts';

/** @param keeps True if the session ended while the form had content, which is still there. */
export function AuthenticationRequired({ keeps }: { keeps: boolean }) {
  // Leaving the page would lose the content.
  const tab = keeps ? { target: '_blank' } : {};
  return (
    <section className={styles.gate} aria-labelledby="authentication-required">
      <div className={styles.intro}>
        <h2 id="authentication-required" className={styles.heading}>
          Authentication Required
        </h2>
        <p>
          {keeps
            ? 'Your session has ended, but your entries are still below. Log in in another tab, come back, and upload your image.'
            : 'Please log in or create an account to upload images and see the ones you’ve uploaded.'}
        </p>
      </div>
      <div className={page.row}>
        <ButtonLink to={paths.login} {...tab}>
          Log In
        </ButtonLink>
        <ButtonLink to={paths.register} kind="secondary" {...tab}>
          Register
        </ButtonLink>
      </div>
    </section>
  );
}
