import type { Member, PasskeyOptions } from '@whenabouts/server/contract';
import { cacheLoggedIn } from './auth.ts';
import { request } from './request.ts';
import { signWithCredential } from './webauthn.ts';

// Not in `auth.ts`, which every page loads.

/** Finishes a login that needs a passkey, with the passkey or with a recovery code. */
export async function logInWithPasskey(options: PasskeyOptions, code?: string): Promise<Member> {
  const challenge = String(options.challenge);
  const member =
    code === undefined
      ? await request('POST /api/auth/login/passkey', {
          body: { credential: await signWithCredential(options) },
        })
      : await request('POST /api/auth/login/recovery-code', { body: { challenge, code } });
  await cacheLoggedIn(member);
  return member;
}
