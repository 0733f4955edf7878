import type { PasskeyOptions } from '@whenabouts/server/contract';
import { useState } from 'react';
import type { SecondStep } from '../../api/passkey-login.ts';
import { ApiError } from '../../api/request.ts';

/** A login that may need a passkey. */
export interface PasskeyLogin {
  /** Options for the browser while a login waits for the passkey. */
  readonly options: PasskeyOptions | undefined;
  /** Error of the last attempt, for the password form. */
  readonly failure: string | undefined;
  /** Waits for the passkey and returns true if a login failed only because it needs one. */
  begin(error: unknown): boolean;
  /** Returns to the password form. */
  end(failure?: string): void;
  /** Completes the login. */
  finish(step: SecondStep): Promise<void>;
}

/** The state of the step after the password. `finish` completes the login. */
export function usePasskeyLogin(finish: PasskeyLogin['finish']): PasskeyLogin {
  const [options, setOptions] = useState<PasskeyOptions>();
  const [failure, setFailure] = useState<string>();
  return {
    options,
    failure,
    begin: (error) => {
      const needed = error instanceof ApiError ? error.passkey : undefined;
      if (needed) setOptions(needed);
      return needed !== undefined;
    },
    end: (reason) => {
      setOptions(undefined);
      setFailure(reason);
    },
    finish,
  };
}
