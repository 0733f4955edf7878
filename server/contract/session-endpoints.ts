import type { Endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { ActiveSessions } from './sessions.ts';

const chapter = 'Accounts';
const ID = 'pQ3mZ8vK1xWcR7tYbN4sLd';

export const sessionEndpoints = {
  listSessions: {
    ...routes.listSessions,
    summary: 'List where the account is logged in, latest use first',
    access: 'account',
    rateLimits: 'none',
    status: 200,
    response: ActiveSessions,
    errors: {},
    docs: {
      chapter,
      details:
        'A member gets the sessions of the site. An admin gets those of the admin area as well. IP addresses are not stored.',
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
    ...routes.endSession,
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
    ...routes.endOtherSessions,
    summary: 'Log out all sessions of the list except the caller’s own',
    access: 'account',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: {},
    docs: { chapter },
  },
} as const satisfies Record<string, Endpoint>;
