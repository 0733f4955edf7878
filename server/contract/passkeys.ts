import * as v from 'valibot';
import { CurrentPassword, Message } from './accounts.ts';
import { Admin } from './admin.ts';
import { Member } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { passwordAttempts } from './rate-limits.ts';
import { retention } from './retention.ts';
import { body, described, emailToken, Time } from './schemas.ts';
import { requiredLine } from './text.ts';
import { NewCredential, PasskeyOptions, UsedCredential } from './webauthn.ts';

export const PASSKEYS_PER_ACCOUNT = 10;
export const PASSKEY_NAME_MAX = 60;
export const RECOVERY_CODES = 10;

export const passkeyMessages = {
  name: 'Please enter a name for the passkey.',
  notAdded: 'This passkey could not be verified. Please try again.',
  taken: 'This passkey is already registered.',
  limit: `You can have at most ${PASSKEYS_PER_ACCOUNT} passkeys. Remove one first.`,
  required: 'Use your passkey to finish logging in.',
  noPasskey: 'Recovery codes replace a passkey. Add a passkey first.',
  recoveryCode: 'Please enter a recovery code, such as k7mp-w3xa-9drt.',
  failed: 'Your passkey could not be verified. Please log in again.',
} as const;

export const undoPasskeyMessage = 'This link has expired or was already used. Please reset your password.';

export const Passkey = v.object({
  id: described(v.number(), 'Permanent id.'),
  name: described(v.string(), 'Name of the passkey.'),
  createdAt: described(Time, 'Time of creation.'),
  lastUsedAt: described(v.nullable(Time), 'Time of the last login with it; null if there was none.'),
});

export const NewPasskey = v.object({
  ...Passkey.entries,
  recoveryCodes: v.optional(
    described(
      v.array(v.string()),
      'Recovery codes, if the account had none. Each replaces a passkey at one login. They are shown only here.',
    ),
  ),
});

export const RecoveryCodeCount = v.object({
  remaining: described(v.number(), 'Number of unused codes.'),
});
export const NewRecoveryCodes = v.object({
  codes: described(v.array(v.string()), 'The codes, which are shown only here.'),
});

const RecoveryCode = v.pipe(
  v.string(passkeyMessages.recoveryCode),
  v.trim(),
  v.maxLength(40, passkeyMessages.recoveryCode),
  v.regex(/^[a-zA-Z0-9]{4}[ -]?[a-zA-Z0-9]{4}[ -]?[a-zA-Z0-9]{4}$/, passkeyMessages.recoveryCode),
);

/** The form for a recovery code, after the password. */
export const RecoveryCodeForm = body({ code: RecoveryCode });

export const RecoveryLoginBody = body({
  challenge: described(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    'The `challenge` in the options of the error `passkey_required`.',
  ),
  code: described(RecoveryCode, 'A recovery code.'),
});

export const UndoPasskeyBody = body({ token: emailToken(undoPasskeyMessage) });

const PasskeyName = requiredLine(PASSKEY_NAME_MAX, passkeyMessages.name);

/** The form that adds a passkey: the name, and the password that confirms it. */
export const PasskeyForm = body({ name: PasskeyName, password: CurrentPassword });

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
export type NewPasskey = v.InferOutput<typeof NewPasskey>;
export type RecoveryLoginBody = v.InferOutput<typeof RecoveryLoginBody>;

const chapter = 'Accounts';
const password = 'nine herons by the weir';
const UNCONFIRMED = 'The email address of the account is not confirmed.';
const PASSKEY_LIMIT_REACHED = `The account has ${PASSKEYS_PER_ACCOUNT} passkeys.`;
const LOGIN_FAILED =
  'The passkey could not be verified, or the challenge was used or has expired. The login starts over with the password.';
const RECOVERY_FAILED =
  'The code is wrong or used, or the challenge was used or has expired. The login starts over with the password.';
const CREDENTIAL_ID = 'xhUGLB0eHdlPFa8CJmYEfg';
const CHALLENGE = 'ZwV3mJ0o7yQ2kLr5tXn8dB1cHsGf4uPeAi6TzKqMvWE';
const recoveryCodes = ['k7mp-w3xa-9drt', 'b4hj-t6ye-2qvs'];
const recoveryLogin = { challenge: CHALLENGE, code: 'k7mp-w3xa-9drt' };
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
    response: NewPasskey,
    errors: {
      invalid: 'The passkey could not be verified, or its challenge has expired.',
      email_unconfirmed: UNCONFIRMED,
      taken: 'The passkey is registered already.',
      limit_reached: PASSKEY_LIMIT_REACHED,
    },
    docs: {
      chapter,
      details:
        '`credential` is the `RegistrationResponseJSON` of the browser. From now on, every login needs a passkey. With the first passkey, the account gets recovery codes. It is notified by an email with a link that removes the passkey.',
      body: {
        name: passkey.name,
        credential: {
          ...shared,
          response: { clientDataJSON: CLIENT_DATA, attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oA' },
        },
      },
      response: { ...passkey, lastUsedAt: null, recoveryCodes },
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
      details:
        'Without any passkey, the password is enough to log in, and the recovery codes are deleted. The account is notified by email.',
      param: [String(passkey.id), 'The `id` in the list of passkeys.'],
      body: { password },
    },
  },
  undoPasskey: {
    method: 'POST',
    path: '/api/auth/undo-passkey',
    summary: 'Remove a new passkey with the token from an email',
    access: 'anyone',
    rateLimits: ['CONFIRMATION_FAILURES_PER_ADDRESS'],
    body: UndoPasskeyBody,
    status: 200,
    response: Message,
    errors: { invalid: 'The token is wrong, used or expired.' },
    docs: {
      chapter,
      details: `Removes the passkey and the passkeys and recovery codes that were added since, and ends all sessions of the account. A token works once, for ${retention.passkeyUndoDays} days.`,
      body: { token: 'Vh2kq0pRZ9cXw3LfTt7uYbE1sJmDg5nA8oHiQv6xKzM' },
      response: {
        message: 'The passkey was removed, and all devices are logged out. Please reset your password.',
      },
    },
  },
  countRecoveryCodes: {
    method: 'GET',
    path: '/api/auth/recovery-codes',
    summary: 'Count the unused recovery codes',
    access: 'account',
    rateLimits: 'none',
    status: 200,
    response: RecoveryCodeCount,
    docs: { chapter, response: { remaining: 9 } },
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/auth/recovery-codes',
    summary: 'Replace the recovery codes',
    access: 'account',
    rateLimits: passwordAttempts,
    hashesPassword: true,
    body: PasskeyPasswordBody,
    status: 200,
    response: NewRecoveryCodes,
    errors: { invalid: 'The password is wrong.', not_found: 'The account has no passkey.' },
    docs: {
      chapter,
      details: `Returns ${RECOVERY_CODES} codes; earlier ones no longer work. The account is notified by email.`,
      body: { password },
      response: { codes: recoveryCodes },
    },
  },
  loginWithRecoveryCode: {
    method: 'POST',
    path: '/api/auth/login/recovery-code',
    summary: 'Finish a login with a recovery code in place of a passkey',
    access: 'anyone',
    rateLimits: ['PASSKEY_FAILURES_PER_ADDRESS'],
    body: RecoveryLoginBody,
    status: 200,
    response: Member,
    errors: { unauthenticated: RECOVERY_FAILED },
    docs: {
      chapter,
      details:
        'A code works once. Upper case, spaces and hyphens do not matter. The account is notified by email.',
      session: 'starts',
      body: recoveryLogin,
      response: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' },
    },
  },
  adminLoginWithRecoveryCode: {
    method: 'POST',
    path: '/api/admin/login/recovery-code',
    summary: 'Finish an admin’s login with a recovery code in place of a passkey',
    access: 'anyone',
    rateLimits: ['PASSKEY_FAILURES_PER_ADDRESS'],
    body: RecoveryLoginBody,
    status: 200,
    response: Admin,
    errors: { unauthenticated: RECOVERY_FAILED },
    docs: {
      chapter: 'Admins',
      session: 'starts',
      body: recoveryLogin,
      response: { email: 'admin@example.com', role: 'owner' },
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
      response: { email: 'admin@example.com', role: 'owner' },
    },
  },
} as const satisfies Record<string, Endpoint>;
