import { expect } from 'vitest';
import type { TestRequest } from './client.ts';
import { newEmail, registration } from './factories.ts';
import { startAppForTest, type TestApp, type TestAppOptions } from './test-app.ts';

/** The limits of a server whose configuration sets none. */
const DEFAULTS = {
  LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: '',
  LOGIN_FAILURES_PER_ADDRESS: '',
  LOGIN_FAILURES_PER_ACCOUNT: '',
  LOGIN_FAILURES_FROM_UNKNOWN_NETWORKS: '',
  REGISTRATIONS_PER_ADDRESS: '',
  WRITES_PER_MEMBER: '',
};

/** Starts the application with these limits. */
export const startLimited = (options: TestAppOptions = {}) =>
  startAppForTest({ ...options, env: { ...DEFAULTS, ...options.env } });

/** Options of a request that a trusted proxy forwards. */
export const from = (ipAddress: string): TestRequest => ({ headers: { 'x-forwarded-for': ipAddress } });

/** Registers a member, and returns the email. */
export const register = async (app: TestApp, options: TestRequest) => {
  const email = newEmail();
  expect((await app.client().post('/api/auth/register', registration(email), options)).status).toBe(201);
  return email;
};

export const logIn = async (app: TestApp, email: string, password: string, options: TestRequest = {}) =>
  app.client().post('/api/auth/login', { email, password }, options);

/** Logs in with wrong passwords, and returns the statuses. */
export const wrong = async (app: TestApp, email: string, times: number, options: TestRequest = {}) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++)
    statuses.push((await logIn(app, email, `wrong ${n} password`, options)).status);
  return statuses;
};
