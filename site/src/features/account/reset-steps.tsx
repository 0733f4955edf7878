import { NEW_PASSWORD_MIN, retention } from '@whenabouts/server/contract';
import { caption } from '../../ui/page.css.ts';

/** Instructions for resetting a password, shown next to both reset forms. */
export function ResetSteps() {
  return (
    <>
      <h2>How to get back in</h2>
      <ol>
        <li>Enter the email of your account.</li>
        <li>
          Open the link in the email we send you. It works once and expires {retention.resetCodeMinutes}{' '}
          minutes after we send it.
        </li>
        <li>
          Choose a new password of at least {NEW_PASSWORD_MIN} characters. All devices are then logged out.
        </li>
      </ol>
      <p>No email? Check your spam folder, and that you entered the email you signed up with.</p>
    </>
  );
}

/** Warns of what a reset deletes: someone else may have registered with the email address. */
export function UnconfirmedLoss() {
  return (
    <p className={caption}>
      If you never confirmed your email address, resetting your password deletes your plans, images and names.
    </p>
  );
}
