import * as v from 'valibot';
import { CurrentPassword } from './accounts.ts';
import { Admin } from './admin.ts';
import { Member } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { passwordAttempts } from './rate-limits.ts';
import { body, described, Time } from './schemas.ts';
import { requiredLine } from './text.ts';
import { NewCredential, PasskeyOptions, UsedCredential } from './webauthn.ts';

export const PASSKEYS_PER_ACCOUNT = 10;
export const PASSKEY_NAME_MAX = 60;

export const passkeyMessages = {
  name: 'Please enter a name for the passkey.',
  notAdded: 'This passkey could not be verified. Please try again.',
  taken: 'This passkey is already registered.',
  limit: `You can have at most ${PASSKEYS_PER_ACCOUNT} passkeys. Remove one first.`,
  required: 'Use your passkey to finish logging in.',
  failed: 'Your passkey could not be verified. Please log in again.',
} as const;

/** A registered passkey, in the list that its owner sees. */
export const Passkey = v.object({
  id: described(v.number(), 'Permanent id.'),
  name: described(v.string(), 'Name of the passkey.'),
  createdAt: described(Time, 'Time of creation.'),
  lastUsedAt: described(v.nullable(Time), 'Time of the last login with it; null if there was none.'),
});

const PasskeyName = requiredLine(PASSKEY_NAME_MAX, passkeyMessages.name);

/** The form that adds a passkey: the name, and the password that confirms it. */
export const PasskeyForm = body({ name: PasskeyName, password: CurrentPassword });

/** The password that confirms adding or removing a passkey. */
export const PasskeyPasswordBody = body({ password: described(CurrentPassword, 'Password, not trimmed.') });
export const NewPasskeyBody = body({
  name: described(PasskeyName, 'Name of the passkey.'),
  credential: described(NewCredential, 'The browser’s response in WebAuthn’s JSON notation.'),
});
export const PasskeyNameBody = body({ name: described(PasskeyName, 'Name of the passkey.') });
export const PasskeyLoginBody = body({
  credential: described(UsedCredential, 'The browser’s response in WebAuthn’s JSON notation.'),
});

export type PasskeyForm = v.InferOutput<typeof PasskeyForm>;
export type Passkey = v.InferOutput<typeof Passkey>;

const chapter = 'Accounts';
const password = 'nine herons by the weir';
const UNCONFIRMED = 'The email address of the account is not confirmed.';
const PASSKEY_LIMIT_REACHED = `The account has ${PASSKEYS_PER_ACCOUNT} passkeys.`;
const LOGIN_FAILED =
  'The passkey could not be verified, or the challenge was used or has expired. The login starts over with the password.';
const CREDENTIAL_ID = 'xhUGLB0eHdlPFa8CJmYEfg';
const CHALLENGE = 'ZwV3mJ0o7yQ2kLr5tXn8dB1cHsGf4uPeAi6TzKqMvWE';
const passkey = {
  id: 3,
  name: 'Ada’s phone',
  createdAt: '2026-03-01T18:04:05.000Z',
  lastUsedAt: '2026-03-02T09:30:00.000Z',
};
const shared = { id: CREDENTIAL_ID, rawId: CREDENTIAL_ID, type: 'public-key' } as const;
const CLIENT_DATA =
  'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiWndWM21KMG83eVEya0xyNXRYbjhkQjFjSHNHZjR1UGVBaTZUektxTXZXRSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzAwMCIsImNyb3NzT3JpZ2luIjpmYWxzZX0';
const loginBody = {
  credential: {
    ...shared,
    response: {
      clientDataJSON: CLIENT_DATA,
      authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
      signature:
        'MEUCIQDGb0Kq3mVZt2rCw1yJ5oHkX8nLsPfQe4uTzDgBvYxAaAIgR7cWjMh6EiUtNpOlKqZs9FdVbXyG2wLr3oHnT5mJcQ8',
    },
  },
};

export const passkeyEndpoints = {
  listPasskeys: {
    method: 'GET',
    path: '/api/auth/passkeys',
    summary: 'List the passkeys of the account',
    access: 'account',
    rateLimits: 'none',
    status: 200,
    response: v.array(Passkey),
    docs: {
      chapter,
      details: 'An account with a passkey needs it at every login, after the password.',
      response: [passkey],
    },
  },
  createPasskeyOptions: {
    method: 'POST',
    path: '/api/auth/passkey-options',
    summary: 'Get the options with which a browser creates a passkey',
    access: 'account',
    rateLimits: passwordAttempts,
    hashesPassword: true,
    body: PasskeyPasswordBody,
    status: 200,
    response: PasskeyOptions,
    errors: {
      invalid: 'The password is wrong.',
      email_unconfirmed: UNCONFIRMED,
      limit_reached: PASSKEY_LIMIT_REACHED,
    },
    docs: {
      chapter,
      details:
        'The response is a `PublicKeyCredentialCreationOptionsJSON` of [WebAuthn](https://www.w3.org/TR/webauthn-3/). Its challenge works once, for 5 minutes.',
      body: { password },
      response: {
        rp: { id: 'localhost', name: 'Whenabouts' },
        user: { id: 'YWNjb3VudCA3', name: 'ada@example.com', displayName: 'ada@example.com' },
        challenge: CHALLENGE,
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      },
    },
  },
  addPasskey: {
    method: 'POST',
    path: '/api/auth/passkeys',
    summary: 'Register a passkey that the browser has created',
    access: 'account',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: NewPasskeyBody,
    status: 201,
    response: Passkey,
    errors: {
      invalid: 'The passkey could not be verified, or its challenge has expired.',
      email_unconfirmed: UNCONFIRMED,
      taken: 'The passkey is registered already.',
      limit_reached: PASSKEY_LIMIT_REACHED,
    },
    docs: {
      chapter,
      details:
        '`credential` is the `RegistrationResponseJSON` of the browser. From now on, every login needs a passkey. The account is notified by email.',
      body: {
        name: passkey.name,
        credential: {
          ...shared,
          response: { clientDataJSON: CLIENT_DATA, attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oA' },
        },
      },
      response: { ...passkey, lastUsedAt: null },
    },
  },
  renamePasskey: {
    method: 'PUT',
    path: '/api/auth/passkeys/{id}',
    summary: 'Rename a passkey',
    access: 'account',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: PasskeyNameBody,
    status: 200,
    response: Passkey,
    docs: {
      chapter,
      param: [String(passkey.id), 'The `id` in the list of passkeys.'],
      body: { name: passkey.name },
      response: passkey,
    },
  },
  removePasskey: {
    method: 'POST',
    path: '/api/auth/remove-passkey/{id}',
    summary: 'Remove a passkey',
    access: 'account',
    rateLimits: passwordAttempts,
    hashesPassword: true,
    body: PasskeyPasswordBody,
    status: 204,
    errors: { invalid: 'The password is wrong.' },
    docs: {
      chapter,
      details: 'Without any passkey, the password is enough to log in. The account is notified by email.',
      param: [String(passkey.id), 'The `id` in the list of passkeys.'],
      body: { password },
    },
  },
  loginWithPasskey: {
    method: 'POST',
    path: '/api/auth/login/passkey',
    summary: 'Finish a login that requires a passkey',
    access: 'anyone',
    rateLimits: ['PASSKEY_FAILURES_PER_ADDRESS'],
    body: PasskeyLoginBody,
    status: 200,
    response: Member,
    errors: { unauthenticated: LOGIN_FAILED },
    docs: {
      chapter,
      details:
        '`credential` is the `AuthenticationResponseJSON` of the browser for the options in the error `passkey_required`.',
      session: 'starts',
      body: loginBody,
      response: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' },
    },
  },
  adminLoginWithPasskey: {
    method: 'POST',
    path: '/api/admin/login/passkey',
    summary: 'Finish an admin’s login that requires a passkey',
    access: 'anyone',
    rateLimits: ['PASSKEY_FAILURES_PER_ADDRESS'],
    body: PasskeyLoginBody,
    status: 200,
    response: Admin,
    errors: { unauthenticated: LOGIN_FAILED },
    docs: {
      chapter: 'Admins',
      session: 'starts',
      body: loginBody,
      response: { email: 'admin@example.com' },
    },
  },
} as const satisfies Record<string, Endpoint>;
