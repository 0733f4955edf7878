import { CommonPasswords, commonPasswordHash, LoginBody, Member, RegisterBody } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { passwordAttempts } from './rate-limits.ts';
import { routes } from './routes.ts';

const chapter = 'Accounts';
const member = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' };
const password = 'seven lanterns over the bay';

export const authEndpoints = {
  register: {
    ...routes.register,
    summary: 'Create an account and log in',
    access: 'anyone',
    rateLimits: ['REGISTRATIONS_PER_ADDRESS'],
    hashesPassword: true,
    body: RegisterBody,
    status: 201,
    response: Member,
    errors: { taken: 'An account with this email exists.' },
    docs: {
      chapter,
      details: 'Common passwords, the email itself and the name of this site are rejected.',
      session: 'starts',
      body: { ...member, password, confirmPassword: password },
      response: member,
    },
  },
  listCommonPasswords: {
    ...routes.listCommonPasswords,
    summary: 'List common passwords, which are rejected, by the first digits of their hash',
    access: 'anyone',
    rateLimits: 'none',
    status: 200,
    response: CommonPasswords,
    errors: {},
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
    ...routes.login,
    summary: 'Log in',
    access: 'anyone',
    rateLimits: passwordAttempts,
    hashesPassword: true,
    body: LoginBody,
    status: 200,
    response: Member,
    errors: {
      unauthenticated: 'The email or the password is wrong; the response does not say which.',
      passkey_required:
        'The password is right, but the account has a passkey. `loginWithPasskey` finishes the login.',
    },
    docs: {
      chapter,
      details:
        'An account keeps its 20 newest sessions. A session ends after 14 days without use, or after 30 days. If the account has a passkey, the error `passkey_required` has the options for `navigator.credentials.get()` in `passkey`, and no session begins before `loginWithPasskey`.',
      session: 'starts',
      body: { email: member.email, password },
      response: member,
    },
  },
  me: {
    ...routes.me,
    summary: 'Get the logged-in member',
    access: 'member',
    rateLimits: 'none',
    status: 200,
    response: Member,
    errors: {},
    docs: { chapter, response: member },
  },
  logout: {
    ...routes.logout,
    summary: 'End this session; without a session, nothing happens',
    access: 'anyone',
    rateLimits: 'none',
    status: 204,
    errors: {},
    docs: { chapter, session: 'ends' },
  },
} as const satisfies Record<string, Endpoint>;
