import { describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../contract/index.ts';
import { apiRoutes, type Handlers } from './router.ts';
import { createUnreadResponses } from './unread-responses.ts';

const handler = async () => undefined;
const handlers = Object.fromEntries(
  Object.keys(endpoints).map((name) => [name, handler]),
) as unknown as Handlers;
const options = {
  findSession: () => handler,
  rejectCrossOriginChanges: handler,
  rateLimiterOf: () => undefined,
  trustProxy: 0,
  deadline: undefined,
  queueHashing: <T>(call: () => Promise<T>) => call(),
  unreadResponses: createUnreadResponses(),
};
const changed = (changes: Record<string, unknown>) => ({
  ...endpoints,
  me: { ...endpoints.me, ...changes } as Endpoint,
});

describe('the endpoint definitions', () => {
  test('are valid', () => {
    expect(() => apiRoutes(handlers, options)).not.toThrow();
  });

  test.each([
    ['an access policy', { access: undefined }, 'me: no access policy'],
    ['a known access policy', { access: 'everyone' }, 'me: no access policy'],
    ['rate limits', { rateLimits: undefined }, 'me: no rate limit'],
    ['a rate limit in the list', { rateLimits: [] }, 'me: no rate limit'],
    ['a known rate limit', { rateLimits: ['RARELY'] }, 'me: no rate limit'],
  ])('are rejected without %s', (_, changes, message) => {
    expect(() => apiRoutes(handlers, options, changed(changes))).toThrow(message);
  });

  test('are rejected if an endpoint has no handler', () => {
    const { listPlans: _, ...rest } = handlers;
    expect(() => apiRoutes(rest as Handlers, options)).toThrow('listPlans: no handler');
  });
});
