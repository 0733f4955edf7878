import { addresses } from './addresses.ts';
import { Admin, AdminLoginBody, TestEmailBody, TestEmailResult } from './admin.ts';
import type { Endpoint } from './endpoint.ts';

export const adminEndpoints = {
  adminLogin: {
    ...addresses.adminLogin,
    summary: 'Sign in as an admin',
    access: 'anyone',
    throttle: 'adminLogin',
    hashesPassword: true,
    body: AdminLoginBody,
    status: 200,
    answer: Admin,
    fails: ['unauthenticated'],
  },
  checkAdmin: {
    ...addresses.checkAdmin,
    summary: 'The signed-in admin',
    access: 'admin',
    throttle: 'none',
    status: 200,
    answer: Admin,
    fails: [],
  },
  adminLogout: {
    ...addresses.adminLogout,
    summary: "End this admin's session; without one, nothing happens",
    access: 'anyone',
    throttle: 'none',
    status: 204,
    fails: [],
  },
  testEmail: {
    ...addresses.testEmail,
    summary: 'Send a letter that proves that mail works',
    access: 'admin',
    throttle: 'testEmail',
    answersWithinMs: 10_000,
    body: TestEmailBody,
    status: 200,
    answer: TestEmailResult,
    fails: [],
  },
} as const satisfies Record<string, Endpoint>;
