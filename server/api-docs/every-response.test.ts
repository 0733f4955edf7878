import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Endpoint,
  type ErrorCode,
  endpoints,
  isAdminRole,
  rateLimits as rateLimitTable,
} from '../contract/index.ts';
import { signedInAdmin } from '../test/admins.ts';
import {
  type Callers,
  callEndpoint,
  callerOf,
  exceedRateLimit,
  sharedFailure,
} from '../test/documented-calls.ts';
import { endpointErrors } from '../test/endpoint-errors.ts';
import { successes, unchanged } from '../test/endpoint-outcomes.ts';
import { confirmedMember } from '../test/factories.ts';
import { startApp, type TestApp, type TestAppOptions } from '../test/test-app.ts';
import { type EndpointName, openApiDocument, rateLimitText } from './openapi.ts';

/** All rate limits at 1, so that the second request is rejected. */
const TIGHT = Object.fromEntries(Object.keys(rateLimitTable).map((name) => [name, '1']));
const ROOMY_UPLOADS = { UPLOADS_PER_ACCOUNT: '1000' };

const document = openApiDocument();
const open: TestApp[] = [];
let app: TestApp;
let callers: Callers;
/** The same callers at a server with tight limits and at one that is starting, and others whose tables are missing. */
let tight: Callers;
let starting: Callers;
let broken: Callers;

async function start(options: TestAppOptions): Promise<TestApp> {
  const started = await startApp(options);
  open.push(started);
  return started;
}

async function callersOf(started: TestApp): Promise<Callers> {
  const { client: member } = await confirmedMember(started);
  const { client: admin } = await signedInAdmin(started);
  const { client: author } = await signedInAdmin(started, 'author');
  return { visitor: started.client(), member, admin, author };
}

/** Returns clients of another server with the same sessions. */
const moved = ({ visitor, member, admin, author }: Callers, to: TestApp): Callers => ({
  visitor: to.client(visitor),
  member: to.client(member),
  admin: to.client(admin),
  author: to.client(author),
});

beforeAll(async () => {
  app = await start({ env: ROOMY_UPLOADS });
  callers = await callersOf(app);
  const { storage } = app;
  tight = moved(callers, await start({ storage, env: TIGHT }));
  starting = moved(callers, await start({ storage, lifecycle: { phase: 'starting' } }));
  const incomplete = await start({});
  broken = await callersOf(incomplete);
  for (const table of ['sessions', 'throttles', 'handoff_receipts', 'revisions']) {
    await incomplete.database.orm.em.fork().getDriver().execute(`DROP TABLE ${table}`);
  }
});
afterAll(async () => {
  for (const started of open.reverse()) await started.close();
});

function failed(name: EndpointName, code: ErrorCode) {
  const specific = endpointErrors[name]?.[code];
  if (specific) return specific(app, callers);
  if (code === 'too_many_requests') return exceedRateLimit(name, tight);
  if (code === 'unavailable') return callEndpoint(callerOf(name, starting), name);
  // With a session, the lookup of the session fails; without one, the endpoint's own query.
  if (code === 'internal') {
    const { access, path } = endpoints[name];
    const withSession = path.startsWith('/api/admin/') ? broken.admin : broken.member;
    return callEndpoint(access === 'anyone' ? withSession : callerOf(name, broken), name);
  }
  return sharedFailure(code)?.(name, callers);
}

const operations = Object.entries(endpoints) as [name: EndpointName, endpoint: Endpoint][];

const WINDOWS = { 'in a minute': 60, 'in 15 minutes': 900, 'in an hour': 3600, 'in a day': 86_400 };

/** Returns the windows of rate limits in a text, in seconds. */
const windowsIn = (texts: readonly string[]): number[] =>
  Object.entries(WINDOWS)
    .filter(([window]) => texts.some((text) => text.includes(window)))
    .map(([, seconds]) => seconds);

/** Returns the shortest window that has that many seconds left. */
const windowOf = (seconds: number) => Object.values(WINDOWS).find((window) => seconds <= window);

describe.each(operations)('%s', (name, { method, path, status, access, rateLimits }) => {
  const { responses = {} } = document.paths[path]?.[method.toLowerCase()] ?? {};
  const codes = Object.entries(responses).flatMap(([failure, { content }]) =>
    Object.keys(content?.['application/json']?.examples ?? {}).map(
      (code) => [Number(failure), code as ErrorCode] as const,
    ),
  );

  test(`returns ${status}, as documented`, async () => {
    const success = successes[name]?.(app, callers) ?? callEndpoint(callerOf(name, callers), name);
    expect((await success).status).toBe(status);
  });

  if (responses[304]) {
    test('returns 304, as documented', async () => {
      expect((await unchanged[name]?.(app, callers))?.status).toBe(304);
    });
  }

  test.each(codes)('returns %s %s, as documented', async (failure, code) => {
    const response = await failed(name, code);
    expect([response?.status, response?.json?.code]).toEqual([failure, code]);
    if (code === 'too_many_requests') {
      expect(windowsIn(rateLimitText(rateLimits))).toContain(
        windowOf(Number(response?.headers['retry-after'])),
      );
    }
  });

  if (isAdminRole(access)) {
    test('returns 401 to members', async () => {
      expect((await callEndpoint(callers.member, name)).status).toBe(401);
    });
  }
});
