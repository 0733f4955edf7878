import * as v from 'valibot';
import { NewPassword } from './accounts.ts';
import { authMessages, Email, PASSWORD_MAX_BYTES, passwordsMatch } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { passwordAttempts } from './rate-limits.ts';
import { retention } from './retention.ts';
import { adminRoles } from './roles.ts';
import { body, described } from './schemas.ts';

export const adminMessages = {
  username: 'Username is required',
  password: 'Password is required',
  testEmail: 'Please enter an email address',
} as const;

export const firstPasswordMessages = {
  missing: 'Please choose a new password. The current one was generated.',
  same: 'Please choose a password that differs from the generated one.',
  memberLogin:
    'The password of this admin account was generated. Please log in at /admin/login first and choose a new one.',
} as const;

const loginEntries = {
  email: described(
    v.pipe(
      v.string(adminMessages.username),
      v.trim(),
      v.toLowerCase(),
      v.minLength(1, adminMessages.username),
      v.maxLength(254, adminMessages.username),
    ),
    'Email address.',
  ),
  password: described(
    v.pipe(
      v.string(adminMessages.password),
      v.minLength(1, adminMessages.password),
      v.maxBytes(PASSWORD_MAX_BYTES, adminMessages.password),
    ),
    'Password, not trimmed.',
  ),
};

/** The login of admins. The form labels the email as username. */
export const AdminLoginBody = body({
  ...loginEntries,
  newPassword: v.optional(described(NewPassword, 'The new password.')),
});

export const AdminLoginFormSchema = body(loginEntries);

export const FirstPasswordFormSchema = v.pipe(
  body({
    newPassword: described(NewPassword, 'The new password.'),
    confirmPassword: described(v.string(authMessages.passwordsDiffer), 'The same password again.'),
  }),
  passwordsMatch('newPassword'),
);

export const Admin = v.object({
  email: described(v.string(), 'Email address.'),
  role: described(v.picklist(adminRoles), 'Role, which decides what the admin may do.'),
  singleSignOn: v.optional(described(v.literal(true), 'Set if the admin logs in with single sign-on.')),
});

export const TestEmailBody = body({ email: described(Email, 'Email address.') });

export const TestEmailResult = v.object({
  success: described(v.boolean(), 'True if the mail server accepted the email.'),
  message: described(v.string(), 'Message for people.'),
});

export const MemberCounts = v.object({
  members: described(v.number(), 'Number of members.'),
  unconfirmed: described(v.number(), 'Number of those whose email address is not confirmed.'),
});

export type AdminLoginBody = v.InferOutput<typeof AdminLoginBody>;
export type Admin = v.InferOutput<typeof Admin>;
export type TestEmailResult = v.InferOutput<typeof TestEmailResult>;

const chapter = 'Admins';
const email = { email: 'admin@example.com' };
const admin = { ...email, role: 'owner' } as const;

export const adminEndpoints = {
  adminLogin: {
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Log in as an admin',
    access: 'anyone',
    rateLimits: passwordAttempts,
    provesOwner: true,
    hashesPassword: true,
    body: AdminLoginBody,
    status: 200,
    response: Admin,
    errors: {
      invalid: 'The password was generated, and the new one is missing, the same or too easy to guess.',
      forbidden: 'Passwords are switched off: the login needs single sign-on.',
      unauthenticated:
        'The email or the password is wrong, or the account is not an admin’s; the response does not say which.',
      passkey_required:
        'The password is right, but the account has a passkey. `adminLoginWithPasskey` finishes the login.',
    },
    docs: {
      chapter,
      details: `Admin sessions are separate from member sessions. They end after ${retention.adminIdleMinutes} minutes without use, or after ${retention.adminSessionHours} hours. The first login with a generated password needs \`newPassword\`, which replaces it. Later logins ignore \`newPassword\`.`,
      session: 'starts',
      body: { ...email, password: 'seven lanterns over the bay' },
      response: admin,
    },
  },
  checkAdmin: {
    method: 'GET',
    path: '/api/admin/check-auth',
    summary: 'Get the logged-in admin',
    access: 'author',
    rateLimits: 'none',
    status: 200,
    response: Admin,
    docs: { chapter, response: admin },
  },
  adminLogout: {
    method: 'POST',
    path: '/api/admin/logout',
    summary: 'End this admin’s session; without a session, nothing happens',
    access: 'anyone',
    rateLimits: 'none',
    status: 204,
    docs: { chapter, session: 'ends' },
  },
  countMembers: {
    method: 'GET',
    path: '/api/admin/members/count',
    summary: 'Count the members, and those whose email address is not confirmed',
    access: 'owner',
    rateLimits: 'none',
    status: 200,
    response: MemberCounts,
    docs: { chapter, response: { members: 120, unconfirmed: 14 } },
  },
  testEmail: {
    method: 'POST',
    path: '/api/test-email',
    summary: 'Send a test email',
    access: 'owner',
    rateLimits: ['TEST_EMAILS_PER_ADMIN', 'TEST_EMAILS'],
    timeoutMs: 10_000,
    body: TestEmailBody,
    status: 200,
    response: TestEmailResult,
    docs: {
      chapter,
      body: email,
      response: { success: true, message: 'The mail server has accepted the test email.' },
    },
  },
} as const satisfies Record<string, Endpoint>;
