import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { described, Time } from './schemas.ts';

export const ActiveSession = v.object({
  /** Identifies the session in this list only: no request can be authenticated with it. */
  id: described(
    v.string(),
    'Identifies the session in this list only; no request can be authenticated with it.',
  ),
  kind: described(v.picklist(['member', 'admin']), '`member` for the site, `admin` for the admin area.'),
  browser: described(v.string(), 'Browser and operating system, such as Firefox on Windows.'),
  current: described(v.boolean(), 'True for the session of this request.'),
  createdAt: described(Time, 'Time of creation.'),
  lastUsedAt: described(Time, 'Time of the last request.'),
});

const ActiveSessions = v.array(ActiveSession);

export type ActiveSession = v.InferOutput<typeof ActiveSession>;

const chapter = 'Accounts';
const ID = 'pQ3mZ8vK1xWcR7tYbN4sLd';

export const sessionEndpoints = {
  listSessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'List where the account is logged in, latest use first',
    access: 'account',
    rateLimits: 'none',
    status: 200,
    response: ActiveSessions,
    docs: {
      chapter,
      details:
        'A member gets the sessions of the site. An admin also gets the sessions of the admin area. IP addresses are not stored.',
      response: [
        {
          id: ID,
          kind: 'member',
          browser: 'Firefox on Windows',
          current: true,
          createdAt: '2026-03-01T18:04:05.000Z',
          lastUsedAt: '2026-03-02T09:30:00.000Z',
        },
      ],
    },
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/{session}',
    summary: 'Log out one session of the account',
    access: 'account',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: 'The account has no such session, or it has ended.' },
    docs: {
      chapter,
      details: 'Ending the caller’s own session has the same effect as logging out.',
      param: [ID, 'The `id` in the list of sessions.'],
    },
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/auth/end-other-sessions',
    summary: 'Log out all sessions of the list except the caller’s own',
    access: 'account',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    docs: { chapter },
  },
} as const satisfies Record<string, Endpoint>;
