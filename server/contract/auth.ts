import { PRODUCT_NAME } from '@whenabouts/core';
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { passwordAttempts } from './rate-limits.ts';
import { retention } from './retention.ts';
import { body, described, documented, pathTo } from './schemas.ts';
import { line } from './text.ts';

export const PASSWORD_MIN = 6;
/** In bytes of UTF-8; enough for passphrases, and short enough to hash. */
export const PASSWORD_MAX_BYTES = 256;

// Texts of the specification, typed as they are shown: a search for one finds it. messages.test.ts compares their numbers.
export const authMessages = {
  email: 'Please enter a valid email address',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: `Password must be at most ${PASSWORD_MAX_BYTES} bytes`,
  passwordCommon: 'This password is among the most used ones. Please choose another.',
  passwordPersonal: 'Please choose a password that is not your email or the name of this site.',
  passwordsDiffer: 'Passwords do not match',
  emailTaken: 'An account with this email already exists. Log in, or reset the password.',
} as const;

/**
 * A single email address in ASCII: no display name, no list, no quotes. It is matched before the text is converted to
 * lowercase, because some other characters (such as the Kelvin sign) have an ASCII lowercase form.
 */
const ADDRESS =
  // Not linear: backtracking is bounded by the 63 characters of a label.
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** An email address in its canonical form: trimmed and in lowercase. */
export const Email = v.pipe(
  v.string(authMessages.email),
  v.trim(),
  v.maxLength(254, authMessages.email),
  v.regex(ADDRESS, authMessages.email),
  v.toLowerCase(),
);

/** A password exactly as typed. */
export const Password = v.pipe(
  v.string(authMessages.passwordShort),
  v.minLength(PASSWORD_MIN, authMessages.passwordShort),
  v.maxBytes(PASSWORD_MAX_BYTES, authMessages.passwordLong),
);

export const passwordsMatch = <
  Body extends Record<Name | 'confirmPassword', string>,
  Name extends 'password' | 'newPassword',
>(
  name: Name,
) =>
  documented(
    v.rawCheck<Body>(({ dataset, addIssue }) => {
      // Checked despite errors of other fields, so the body may be anything.
      const value = Object(dataset.value) as Body;
      const key = 'confirmPassword';
      if (typeof value[key] !== 'string' || value[name] === value[key]) return;
      addIssue({ message: authMessages.passwordsDiffer, path: [pathTo(value, key)] });
    }),
    `\`confirmPassword\` must equal \`${name}\`.`,
  );

/** A first or last name; blank means none. */
export const OptionalName = v.optional(v.nullable(line(100)));

export const LoginBody = body({
  email: described(Email, 'Email address.'),
  password: described(Password, 'Password, not trimmed.'),
});

export const RegisterBody = v.pipe(
  body({
    email: described(Email, 'Email address.'),
    firstName: described(OptionalName, 'First name; blank or null for none.'),
    lastName: described(OptionalName, 'Last name; blank or null for none.'),
    password: described(Password, 'Password, not trimmed.'),
    confirmPassword: described(v.string(authMessages.passwordsDiffer), 'The same password again.'),
  }),
  passwordsMatch('password'),
);

/** Lengths, in hexadecimal digits, of the SHA-256 hashes of common passwords and of their prefixes in URLs. */
export const commonPasswordHash = { prefix: 3, length: 20 } as const;

/** Common passwords by the first digits of their hash. */
export const CommonPasswords = v.object({
  hashes: described(
    v.array(v.string()),
    `First ${commonPasswordHash.length} hexadecimal digits of the SHA-256 hash of each common password, in lowercase, that begins with the prefix.`,
  ),
});

/**
 * Returns true if a password is the email, its local part or the name of this site, with or without digits and
 * symbols at the end.
 */
export function isPersonalPassword(password: string, email: string): boolean {
  const lowercase = password.toLowerCase();
  // Attackers try the product's name with digits and symbols, such as 'Whenabouts2025!'.
  // Not linear: a password has at most 256 bytes.
  const withoutSuffix = lowercase.replace(/[^a-z]+$/, '');
  const personal = [email, email.split('@')[0], PRODUCT_NAME.toLowerCase()];
  return personal.some((word) => word !== '' && (word === lowercase || word === withoutSuffix));
}

export const Member = v.object({
  email: described(v.string(), 'Email address.'),
  firstName: described(v.nullable(v.string()), 'First name; null if there is none.'),
  lastName: described(v.nullable(v.string()), 'Last name; null if there is none.'),
  emailConfirmed: v.optional(
    described(
      v.boolean(),
      'True if the member has used a link or code from an email to this address. Until then, the account cannot have passkeys, and a password reset deletes what is saved in it.',
    ),
  ),
  displayName: v.optional(described(v.string(), 'Name to show for this member, if the site configures one.')),
});

export type LoginBody = v.InferOutput<typeof LoginBody>;
export type RegisterBody = v.InferOutput<typeof RegisterBody>;
export type Member = v.InferOutput<typeof Member>;

const chapter = 'Accounts';
const member = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' };
const password = 'seven lanterns over the bay';

export const authEndpoints = {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account and log in',
    access: 'anyone',
    rateLimits: [
      'REGISTRATIONS_PER_ADDRESS',
      'WELCOME_EMAILS_PER_RECIPIENT',
      'UNCONFIRMED_EMAILS_PER_RECIPIENT',
    ],
    clearsRateLimit: 'LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS',
    hashesPassword: true,
    body: RegisterBody,
    status: 201,
    response: Member,
    errors: { taken: 'An account with this email exists.' },
    docs: {
      chapter,
      details:
        'Common passwords, the email itself and the name of this site are rejected. An email with a link confirms the email address; the account works without that.',
      session: 'starts',
      body: { ...member, password, confirmPassword: password },
      response: { ...member, emailConfirmed: false },
    },
  },
  listCommonPasswords: {
    method: 'GET',
    path: '/api/auth/common-passwords/{prefix}',
    summary: 'List common passwords, which are rejected, by the first digits of their hash',
    access: 'anyone',
    rateLimits: 'none',
    status: 200,
    response: CommonPasswords,
    docs: {
      chapter,
      details: 'Checks a new password without sending it. The password is hashed in lowercase.',
      param: [
        'a94',
        'The first three hexadecimal digits of the password’s SHA-256 hash.',
        `^[0-9a-f]{${commonPasswordHash.prefix}}$`,
      ],
      response: { hashes: ['a941a4c4fd0c01cddef6'] },
    },
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Log in',
    access: 'anyone',
    rateLimits: passwordAttempts,
    provesOwner: true,
    hashesPassword: true,
    body: LoginBody,
    status: 200,
    response: Member,
    errors: {
      invalid:
        'The password is right, but it is the generated one of an admin, who must replace it with `adminLogin` first.',
      unauthenticated: 'The email or the password is wrong; the response does not say which.',
      passkey_required:
        'The password is right, but the account has a passkey. `loginWithPasskey` finishes the login.',
    },
    docs: {
      chapter,
      details: `An account keeps its 20 newest sessions. A session ends after ${retention.memberIdleDays} days without use, or after ${retention.memberSessionDays} days. If the account has a passkey, the error \`passkey_required\` has the options for \`navigator.credentials.get()\` in \`passkey\`, and no session begins before \`loginWithPasskey\`.`,
      session: 'starts',
      body: { email: member.email, password },
      response: member,
    },
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Get the logged-in member',
    access: 'member',
    rateLimits: 'none',
    status: 200,
    response: Member,
    docs: { chapter, response: { ...member, emailConfirmed: true } },
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session; without a session, nothing happens',
    access: 'anyone',
    rateLimits: 'none',
    status: 204,
    docs: { chapter, session: 'ends' },
  },
} as const satisfies Record<string, Endpoint>;
