import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PasskeyStepProps } from './passkey-step.tsx';

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
