import type { PasskeyOptions } from '@whenabouts/server/contract';
import { Suspense, useState } from 'react';
import { ApiError } from '../../api/request.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PasskeyLogin, PasskeyStepProps } from './passkey-step.tsx';

const PasskeyStep = lazyWithRetry(
  () => import('./passkey-step.tsx').then((m) => m.PasskeyStep),
  'The next step could not be loaded.',
);

/** Asks for the passkey after the password. Loads its script when an account has a passkey. */
export function LazyPasskeyStep(props: PasskeyStepProps) {
  return (
    <Suspense fallback={<Skeleton heights={['16rem']} />}>
      <PasskeyStep {...props} />
    </Suspense>
  );
}

/** The state of the step after the password. `finish` completes the login. */
export function usePasskeyStep(finish: PasskeyLogin['finish']): PasskeyLogin {
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
