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
  /** Logs in with the password. Returns false if the login now waits for the passkey. */
  begin(logIn: () => Promise<unknown>): Promise<boolean>;
  /** Returns to the password form. */
  end(failure?: string): void;
  /** Completes the login. */
  finish(step: SecondStep): Promise<void>;
}

/** The state of the step after the password. `finish` completes the login. */
export function usePasskeyLogin(finish: PasskeyLogin['finish']): PasskeyLogin {
  const [options, setOptions] = useState<PasskeyOptions>();
  const [failure, setFailure] = useState<string>();
  const end = (reason?: string) => {
    setOptions(undefined);
    setFailure(reason);
  };
  return {
    options,
    failure,
    begin: async (logIn) => {
      end();
      try {
        await logIn();
        return true;
      } catch (error) {
        if (!(error instanceof ApiError && error.passkey)) throw error;
        setOptions(error.passkey);
        return false;
      }
    },
    end,
    finish,
  };
}
