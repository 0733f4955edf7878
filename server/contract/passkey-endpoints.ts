import { Admin } from './admin.ts';
import { Member } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import {
  NewPasskeyBody,
  Passkey,
  PasskeyLoginBody,
  PasskeyNameBody,
  PasskeyOptions,
  PasskeyPasswordBody,
  Passkeys,
} from './passkeys.ts';
import { passwordAttempts } from './rate-limits.ts';
import { routes } from './routes.ts';

const chapter = 'Accounts';
const password = 'nine herons by the weir';
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
const login = {
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
    ...routes.listPasskeys,
    summary: 'List the passkeys of the account',
    access: 'account',
    rateLimits: 'none',
    status: 200,
    response: Passkeys,
    errors: {},
    docs: {
      chapter,
      details: 'An account with a passkey needs it at every login, after the password.',
      response: [passkey],
    },
  },
  createPasskeyOptions: {
    ...routes.createPasskeyOptions,
    summary: 'Get the options with which a browser creates a passkey',
    access: 'account',
    rateLimits: passwordAttempts,
    hashesPassword: true,
    body: PasskeyPasswordBody,
    status: 200,
    response: PasskeyOptions,
    errors: {
      invalid: 'The password is wrong.',
      limit_reached: 'The account has 10 passkeys.',
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
    ...routes.addPasskey,
    summary: 'Register a passkey that the browser has created',
    access: 'account',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: NewPasskeyBody,
    status: 201,
    response: Passkey,
    errors: {
      invalid: 'The passkey could not be verified, or its challenge has expired.',
      taken: 'The passkey is registered already.',
      limit_reached: 'The account has 10 passkeys.',
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
    ...routes.renamePasskey,
    summary: 'Rename a passkey',
    access: 'account',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: PasskeyNameBody,
    status: 200,
    response: Passkey,
    errors: {},
    docs: {
      chapter,
      param: [String(passkey.id), 'The `id` in the list of passkeys.'],
      body: { name: passkey.name },
      response: passkey,
    },
  },
  removePasskey: {
    ...routes.removePasskey,
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
    ...routes.loginWithPasskey,
    summary: 'Finish a login that requires a passkey',
    access: 'anyone',
    rateLimits: ['PASSKEY_FAILURES_PER_ADDRESS'],
    body: PasskeyLoginBody,
    status: 200,
    response: Member,
    errors: {
      unauthenticated:
        'The passkey could not be verified, or the challenge was used or has expired. The login starts over with the password.',
    },
    docs: {
      chapter,
      details:
        '`credential` is the `AuthenticationResponseJSON` of the browser for the options in the error `passkey_required`.',
      session: 'starts',
      body: login,
      response: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' },
    },
  },
  adminLoginWithPasskey: {
    ...routes.adminLoginWithPasskey,
    summary: 'Finish an admin’s login that requires a passkey',
    access: 'anyone',
    rateLimits: ['PASSKEY_FAILURES_PER_ADDRESS'],
    body: PasskeyLoginBody,
    status: 200,
    response: Admin,
    errors: {
      unauthenticated:
        'The passkey could not be verified, or the challenge was used or has expired. The login starts over with the password.',
    },
    docs: {
      chapter: 'Admins',
      session: 'starts',
      body: login,
      response: { email: 'admin@example.com' },
    },
  },
} as const satisfies Record<string, Endpoint>;
