import * as v from 'valibot';
import { Admin } from './admin.ts';
import type { Endpoint } from './endpoint.ts';
import { body, described } from './schemas.ts';
import { requiredLine } from './text.ts';

export const LoginOptions = v.object({
  singleSignOn: described(v.boolean(), 'True if a provider of single sign-on is configured.'),
  password: described(v.boolean(), 'True if passwords are accepted.'),
});

/** A login that has begun at this browser. */
export const SingleSignOnStart = v.object({
  url: described(v.string(), 'URL of the provider, where the login continues.'),
  attempt: described(
    v.string(),
    'Secret of the browser that began the login. Keep it until the provider returns, and send it with the response.',
  ),
});

export const singleSignOnMessages = { missing: 'Please start the login again.' } as const;

export const SingleSignOnBody = body({
  attempt: described(
    requiredLine(200, singleSignOnMessages.missing),
    'The secret of the browser that began the login.',
  ),
  response: described(
    requiredLine(8000, singleSignOnMessages.missing),
    'The query string with which the provider returned to `/admin/login`.',
  ),
});

export const SingleSignOnLogout = v.object({
  url: v.optional(
    described(v.string(), 'URL at which the provider ends its own session, if it offers that.'),
  ),
});

export type LoginOptions = v.InferOutput<typeof LoginOptions>;
export type SingleSignOnStart = v.InferOutput<typeof SingleSignOnStart>;

const chapter = 'Admins';
const notConfigured = 'Single sign-on is not configured.';
const attempt = '1767225600000.XpV0sTfBq3mJ1n8Kw5yLd2Zr7HcAe4Gu6Oi9QbNxWtE';

export const singleSignOnEndpoints = {
  readLoginOptions: {
    method: 'GET',
    path: '/api/admin/login-options',
    summary: 'Get the ways to log in to the admin area',
    access: 'anyone',
    rateLimits: 'none',
    status: 200,
    response: LoginOptions,
    docs: { chapter, response: { singleSignOn: true, password: true } },
  },
  startSingleSignOn: {
    method: 'POST',
    path: '/api/admin/single-sign-on/start',
    summary: 'Begin a login to the admin area with single sign-on',
    access: 'anyone',
    rateLimits: ['SINGLE_SIGN_ON_PER_ADDRESS'],
    timeoutMs: 20_000,
    status: 200,
    response: SingleSignOnStart,
    errors: { not_found: notConfigured, unavailable: 'The provider cannot be reached.' },
    docs: {
      chapter,
      details:
        'OpenID Connect with the authorization code flow and PKCE. The provider returns to `/admin/login`, whatever the request contains.',
      response: { url: 'https://login.example.com/authorize?client_id=whenabouts', attempt },
    },
  },
  finishSingleSignOn: {
    method: 'POST',
    path: '/api/admin/single-sign-on/finish',
    summary: 'Finish a login with the response of the provider',
    access: 'anyone',
    rateLimits: ['SINGLE_SIGN_ON_PER_ADDRESS'],
    timeoutMs: 20_000,
    body: SingleSignOnBody,
    status: 200,
    response: Admin,
    errors: {
      unauthenticated:
        'The provider rejected the login, its response is not valid, or the login began in another browser or more than ten minutes ago.',
      forbidden:
        'None of the person’s groups has a role, or the provider has not verified the email address.',
      taken: 'Another admin has the email address.',
      last_owner: 'The groups give the only owner another role.',
      not_found: notConfigured,
      unavailable: 'The provider cannot be reached.',
    },
    docs: {
      chapter,
      details:
        'Each login gives the person the role of the groups that the provider names. Accounts are found by the provider and its id of the person.',
      session: 'starts',
      body: { attempt, response: '?code=kX3mZ8vQ1&state=WcR7tYbN4sLd' },
      response: { email: 'admin@example.com', role: 'editor', singleSignOn: true },
    },
  },
  singleSignOnLogout: {
    method: 'POST',
    path: '/api/admin/single-sign-on/logout',
    summary: 'End this admin’s session, and get the URL at which the provider ends its own',
    access: 'anyone',
    rateLimits: 'none',
    timeoutMs: 20_000,
    status: 200,
    response: SingleSignOnLogout,
    docs: {
      chapter,
      session: 'ends',
      response: { url: 'https://login.example.com/logout?client_id=whenabouts' },
    },
  },
} as const satisfies Record<string, Endpoint>;
