import { describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../contract/index.ts';
import { apiRoutes, type Handlers } from './router.ts';

const handler = async () => undefined;
const handlers = Object.fromEntries(
  Object.keys(endpoints).map((name) => [name, handler]),
) as unknown as Handlers;
const options = {
  rateLimiterOf: () => undefined,
  trustProxy: 0,
  deadline: undefined,
  queueHashing: <T>(call: () => Promise<T>) => call(),
};
const changed = (changes: Record<string, unknown>) => ({
  ...endpoints,
  me: { ...endpoints.me, ...changes } as Endpoint,
});

describe('the table of endpoints', () => {
  test('is valid', () => {
    expect(() => apiRoutes(handlers, options)).not.toThrow();
  });

  test.each([
    ['who may call', { access: undefined }, 'me: no access policy'],
    ['who, in words that mean nothing', { access: 'everyone' }, 'me: no access policy'],
    ['how often', { rateLimits: undefined }, 'me: no rate limit'],
    ['how often, in an empty list', { rateLimits: [] }, 'me: no rate limit'],
    ['how often, by a counter that does not exist', { rateLimits: ['RARELY'] }, 'me: no rate limit'],
  ])('does not start without saying %s', (_, changes, message) => {
    expect(() => apiRoutes(handlers, options, changed(changes))).toThrow(message);
  });

  test('does not start if an endpoint has no handler', () => {
    const { listPlans: _, ...rest } = handlers;
    expect(() => apiRoutes(rest as Handlers, options)).toThrow('listPlans: no handler');
  });
});
