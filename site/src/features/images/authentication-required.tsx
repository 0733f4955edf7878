import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import * as styles from './images-page.css.ts';

/** `keeps`: the session ended while somebody was busy here, and what they entered is still there. */
export function AuthenticationRequired({ keeps }: { keeps: boolean }) {
  // Leaving the page would lose it.
  const tab = keeps ? { target: '_blank' } : {};
  return (
    <section className={styles.gate} aria-labelledby="authentication-required">
      <h2 id="authentication-required" className={styles.heading}>
        Authentication Required
      </h2>
      <p>
        {keeps
          ? 'Your session has ended. What you entered is kept below: log in in another tab, come back, and upload your image.'
          : 'Please log in or create an account to upload images and to see those that you uploaded.'}
      </p>
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
