import { type PasskeyOptions, RecoveryCodeForm } from '@whenabouts/server/contract';
import { useId, useState } from 'react';
import { reasonOf } from '../../api/request.ts';
import { PasskeyError, signWithCredential, supportsPasskeys } from '../../api/webauthn.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { focusOnMount } from '../../ui/form-field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { errorMessage } from '../../ui/toast.ts';
import { SchemaForm, useSchemaForm } from '../forms/schema-form.tsx';
import type { PasskeyLogin } from './use-passkey-login.ts';

const CANCELLED =
  'Your passkey was not used. Try again. If the passkey is on another device, choose that device when your browser asks.';
const UNSUPPORTED = 'This browser does not support passkeys. Log in with one that does.';
const UNKNOWN_HOST =
  'Passkeys do not work at this URL. Open the site at the URL where you added your passkey.';
const CODE_FAILED = 'The recovery code could not be checked. Please log in again.';
const FAILED = 'Your passkey could not be used. Please try again.';

export interface PasskeyStepProps {
  className: string;
  login: PasskeyLogin;
  options: PasskeyOptions;
}

export function PasskeyStep(props: PasskeyStepProps) {
  const { className, login, options } = props;
  const [usesCode, setUsesCode] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState(supportsPasskeys() ? undefined : UNSUPPORTED);
  const textId = useId();

  async function send(): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await login.finish({ credential: await signWithCredential(options) });
    } catch (error) {
      // A failure in the browser can be retried. The server accepts each challenge once: if it rejects, start over.
      if (error instanceof PasskeyError) setFailure(messageOf(error));
      else login.end(reasonOf(error) ?? FAILED);
    } finally {
      setPending(false);
    }
  }

  if (usesCode) return <RecoveryCodeStep {...props} onBack={() => setUsesCode(false)} />;
  return (
    <Form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void send();
      }}
    >
      <h2 ref={focusOnMount} tabIndex={-1}>
        One more step
      </h2>
      {failure && <ErrorNotice title={failure} />}
      <p id={textId}>
        The second step is your passkey. Confirm with your fingerprint, your face, your PIN or your security
        key.
      </p>
      {failure !== UNSUPPORTED && (
        <PendingButton isPending={isPending} pendingLabel="Waiting..." aria-describedby={textId}>
          Use your passkey
        </PendingButton>
      )}
      <Button
        kind="secondary"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && login.end()}
      >
        Start over
      </Button>
      <Button
        kind="quiet"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && setUsesCode(true)}
      >
        Lost your passkey? Use a recovery code
      </Button>
    </Form>
  );
}

function RecoveryCodeStep({ className, login, options, onBack }: PasskeyStepProps & { onBack: () => void }) {
  const form = useSchemaForm({
    schema: RecoveryCodeForm,
    initial: { code: '' },
    send: async ({ code }) => {
      try {
        await login.finish({ challenge: String(options.challenge), code });
      } catch (error) {
        // The server accepts each challenge once.
        login.end(reasonOf(error) ?? CODE_FAILED);
      }
    },
    messageOf: () => errorMessage('Login failed', CODE_FAILED),
  });
  return (
    <SchemaForm
      form={form}
      className={className}
      intro={
        <h2 ref={focusOnMount} tabIndex={-1}>
          Use a recovery code
        </h2>
      }
    >
      <TextField
        label="Recovery code"
        hint="One of the codes that you saved when you added your first passkey. Each works once."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <PendingButton isPending={form.isPending} pendingLabel="Logging in...">
        Log in with the code
      </PendingButton>
      <Button
        kind="secondary"
        aria-disabled={form.isPending || undefined}
        onClick={() => !form.isPending && onBack()}
      >
        Use your passkey instead
      </Button>
      <p>
        No codes left? Use another passkey, or{' '}
        <Link to={paths.contact} reloadDocument>
          contact us
        </Link>
        .
      </p>
    </SchemaForm>
  );
}

function messageOf({ reason }: PasskeyError): string {
  if (reason === 'cancelled') return CANCELLED;
  return reason === 'unknownHost' ? UNKNOWN_HOST : FAILED;
}
