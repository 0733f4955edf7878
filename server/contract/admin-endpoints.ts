import { Admin, AdminLoginBody, TestEmailBody, TestEmailResult } from './admin.ts';
import type { Endpoint } from './endpoint.ts';
import { passwordAttempts } from './rate-limits.ts';
import { routes } from './routes.ts';

const chapter = 'Admins';
const admin = { email: 'admin@example.com' };

export const adminEndpoints = {
  adminLogin: {
    ...routes.adminLogin,
    summary: 'Log in as an admin',
    access: 'anyone',
    rateLimits: passwordAttempts,
    hashesPassword: true,
    body: AdminLoginBody,
    status: 200,
    response: Admin,
    errors: {
      invalid: 'The password was generated, and the new one is missing or too easy to guess.',
      unauthenticated:
        'The email or the password is wrong, or the account is not an admin’s; the response does not say which.',
      passkey_required:
        'The password is right, but the account has a passkey. `adminLoginWithPasskey` finishes the login.',
    },
    docs: {
      chapter,
      details:
        'Admin sessions are separate from member sessions. They end after 30 minutes without use, or after 12 hours. The first login with a generated password needs a new one, which replaces it; otherwise it is ignored.',
      session: 'starts',
      body: { ...admin, password: 'seven lanterns over the bay' },
      response: admin,
    },
  },
  checkAdmin: {
    ...routes.checkAdmin,
    summary: 'Get the logged-in admin',
    access: 'admin',
    rateLimits: 'none',
    status: 200,
    response: Admin,
    errors: {},
    docs: { chapter, response: admin },
  },
  adminLogout: {
    ...routes.adminLogout,
    summary: 'End this admin’s session; without a session, nothing happens',
    access: 'anyone',
    rateLimits: 'none',
    status: 204,
    errors: {},
    docs: { chapter, session: 'ends' },
  },
  testEmail: {
    ...routes.testEmail,
    summary: 'Send a test email',
    access: 'admin',
    rateLimits: ['TEST_EMAILS_PER_ADMIN', 'TEST_EMAILS'],
    timeoutMs: 10_000,
    body: TestEmailBody,
    status: 200,
    response: TestEmailResult,
    errors: {},
    docs: {
      chapter,
      body: admin,
      response: { success: true, message: 'The mail server has accepted the test email.' },
    },
  },
} as const satisfies Record<string, Endpoint>;
