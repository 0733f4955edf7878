import { NEW_PASSWORD_MIN } from '@whenabouts/server/contract';

/** The way to a new password, beside its two forms. */
export function ResetSteps() {
  return (
    <>
      <h2>How to get back in</h2>
      <ol>
        <li>Enter the email of your account.</li>
        <li>Open the link in the email we send you. It works once, until 10 minutes after we sent it.</li>
        <li>
          Choose a new password of at least {NEW_PASSWORD_MIN} characters. All devices are then logged out.
        </li>
      </ol>
      <p>No email? Check your spam folder, and that you entered the email you signed up with.</p>
    </>
  );
}
