import type { PasskeyOptions } from '@whenabouts/server/contract';
import { useId, useState } from 'react';
import { reasonOf } from '../api/request.ts';
import { PasskeyError, supportsPasskeys } from '../api/webauthn.ts';
import { paths } from '../paths.ts';
import { Link } from '../router.ts';
import { Button, PendingButton } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { focusOnMount } from '../ui/form-field.tsx';
import { ErrorNotice } from '../ui/notice.tsx';

const CANCELLED =
  'Your passkey was not used. Try again. If the passkey is on another device, choose that device when your browser asks.';
const UNSUPPORTED = 'This browser does not support passkeys. Log in with one that does.';
const UNKNOWN_HOST =
  'Passkeys do not work at this URL. Open the site at the URL where you added your passkey.';
const FAILED = 'Your passkey could not be used. Please try again.';

/** A login that may need a passkey. */
export interface PasskeyLogin {
  /** Options for the browser while a login waits for the passkey. */
  readonly options: PasskeyOptions | undefined;
  /** Error of the last attempt, for the password form. */
  readonly failure: string | undefined;
  /** If a login failed only because it needs a passkey, waits for the passkey and returns true. */
  begin(error: unknown): boolean;
  /** Returns to the password form. */
  end(failure?: string): void;
  finish(options: PasskeyOptions): Promise<void>;
}

export interface PasskeyStepProps {
  className: string;
  step: PasskeyLogin;
  options: PasskeyOptions;
}

/** Asks for the passkey after the password. */
export function PasskeyStep({ className, step, options }: PasskeyStepProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState(supportsPasskeys() ? undefined : UNSUPPORTED);
  const textId = useId();

  async function send(): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await step.finish(options);
    } catch (error) {
      // A failure in the browser can be retried. The server accepts each challenge once: if it rejects, start over.
      if (error instanceof PasskeyError) setFailure(messageOf(error));
      else step.end(reasonOf(error) ?? FAILED);
    } finally {
      setPending(false);
    }
  }

  return (
    <Form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void send();
      }}
    >
      <h2 ref={focusOnMount} tabIndex={-1}>
        One more step
      </h2>
      {failure && <ErrorNotice title={failure} />}
      <p id={textId}>
        Your account is protected by a passkey. Confirm with your fingerprint, your face, your PIN or your
        security key.
      </p>
      {failure !== UNSUPPORTED && (
        <PendingButton pending={pending} pendingLabel="Waiting..." aria-describedby={textId}>
          Use your passkey
        </PendingButton>
      )}
      <Button kind="secondary" aria-disabled={pending || undefined} onClick={() => !pending && step.end()}>
        Start over
      </Button>
      <p>
        Lost your passkey?{' '}
        <Link to={paths.contact} reloadDocument>
          Contact us
        </Link>
        .
      </p>
    </Form>
  );
}

function messageOf({ reason }: PasskeyError): string {
  if (reason === 'cancelled') return CANCELLED;
  return reason === 'unknownHost' ? UNKNOWN_HOST : FAILED;
}
