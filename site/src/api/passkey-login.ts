import type { Member, RecoveryLoginBody, UsedCredential } from '@whenabouts/server/contract';
import { cacheLoggedIn } from './auth.ts';
import { request } from './request.ts';

// Separate from `auth.ts`, which every page loads.

/** Proves the second step of a login: a signature by the passkey, or a recovery code. */
export type SecondStep = { credential: UsedCredential } | RecoveryLoginBody;

/** Finishes a login that needs a passkey. */
export async function logInWithPasskey(step: SecondStep): Promise<Member> {
  const member =
    'credential' in step
      ? await request('POST /api/auth/login/passkey', { body: step })
      : await request('POST /api/auth/login/recovery-code', { body: step });
  await cacheLoggedIn(member);
  return member;
}
