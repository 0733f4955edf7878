import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, type ErrorCode, endpoints } from '../contract/index.ts';
import { limitEntries } from '../src/config/rate-limits.ts';
import { signedInAdmin } from '../test/admins.ts';
import { type Callers, call, callerOf, sharedFailure, tooOften } from '../test/documented-calls.ts';
import { ownFailures, successes, unchanged } from '../test/endpoint-outcomes.ts';
import { signedIn } from '../test/factories.ts';
import { startApp, type TestApp, type TestAppOptions } from '../test/test-app.ts';
import { type Name, openApiDocument } from './openapi.ts';
import { rateLimitText } from './rate-limits.ts';

/** Every limit, so that the second call is one too many. */
const TIGHT = Object.fromEntries(Object.keys(limitEntries).map((name) => [name, '1']));
const ROOMY_UPLOADS = { UPLOADS_PER_ACCOUNT: '1000' };

const document = openApiDocument();
const open: TestApp[] = [];
let app: TestApp;
let callers: Callers;
/** The same people behind tight limits and at a server that is starting, and others whose data are torn. */
let tight: Callers;
let starting: Callers;
let broken: Callers;

async function start(options: TestAppOptions): Promise<TestApp> {
  const started = await startApp(options);
  open.push(started);
  return started;
}

async function callersOf(started: TestApp): Promise<Callers> {
  const { client: member } = await signedIn(started.client());
  const { client: admin } = await signedInAdmin(started);
  return { visitor: started.client(), member, admin };
}

/** The same people at another door. */
function moved({ visitor, member, admin }: Callers, to: TestApp): Callers {
  const move = (from: typeof visitor) => {
    const there = to.client();
    for (const [name, value] of from.jar) there.jar.set(name, value);
    return there;
  };
  return { visitor: move(visitor), member: move(member), admin: move(admin) };
}

beforeAll(async () => {
  app = await start({ env: ROOMY_UPLOADS });
  callers = await callersOf(app);
  const { storage } = app;
  tight = moved(callers, await start({ storage, env: TIGHT }));
  starting = moved(callers, await start({ storage, lifecycle: { phase: 'starting' } }));
  const torn = await start({});
  broken = await callersOf(torn);
  for (const table of ['sessions', 'throttles', 'handoff_receipts', 'revisions']) {
    await torn.database.orm.em.fork().getDriver().execute(`DROP TABLE ${table}`);
  }
});
afterAll(async () => {
  for (const started of open.reverse()) await started.close();
});

function failed(name: Name, code: ErrorCode) {
  const own = ownFailures[name]?.[code];
  if (own) return own(app, callers);
  if (code === 'too_many_requests') return tooOften(name, tight);
  if (code === 'unavailable') return call(callerOf(name, starting), name);
  // Whoever brings a session has it looked up; the others' calls end at what they are for.
  if (code === 'internal') {
    const { access, path } = endpoints[name];
    const withSession = path.startsWith('/api/admin/') ? broken.admin : broken.member;
    return call(access === 'anyone' ? withSession : callerOf(name, broken), name);
  }
  return sharedFailure(code)?.(name, callers);
}

const rows = Object.entries(endpoints) as [name: Name, endpoint: Endpoint][];

const WINDOWS = { 'in a minute': 60, 'in 15 minutes': 900, 'in an hour': 3600, 'in a day': 86_400 };

/** In seconds. */
const windowsIn = (words: readonly string[]): number[] =>
  Object.entries(WINDOWS)
    .filter(([window]) => words.some((one) => one.includes(window)))
    .map(([, seconds]) => seconds);

/** The window of which so much is left; only a little of it has gone. */
const windowOf = (seconds: number) => Object.values(WINDOWS).find((window) => seconds <= window);

describe.each(rows)('%s', (name, { method, path, status, rateLimit }) => {
  const { responses = {} } = document.paths[path]?.[method.toLowerCase()] ?? {};
  const codes = Object.entries(responses).flatMap(([failure, { content }]) =>
    Object.keys(content?.['application/json']?.examples ?? {}).map(
      (code) => [Number(failure), code as ErrorCode] as const,
    ),
  );

  test(`answers ${status}, as documented`, async () => {
    expect((await successes[name](app, callers)).status).toBe(status);
  });

  if (responses[304]) {
    test('answers 304, as documented', async () => {
      expect((await unchanged[name]?.(app, callers))?.status).toBe(304);
    });
  }

  test.each(codes)('answers %s %s, as documented', async (failure, code) => {
    const answer = await failed(name, code);
    expect([answer?.status, answer?.json?.code]).toEqual([failure, code]);
    if (code === 'too_many_requests') {
      expect(windowsIn(rateLimitText[rateLimit])).toContain(windowOf(Number(answer?.headers['retry-after'])));
    }
  });
});
