import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { describeParameters, type Parameter } from '../../api-docs/parameters.ts';
import { DEFAULT_BODY_BYTES, type Endpoint, endpoints, isAdminRole } from '../../contract/index.ts';
import type { TestRequest } from '../../test/client.ts';
import { PASSWORD, registerMember } from '../../test/factories.ts';
import { runsFaultTests } from '../../test/fault-tests.ts';
import {
  bodyLimit,
  bodyWith,
  type HostileText,
  hostileParts,
  hostileTexts,
  inHeader,
  inUrl,
  ofBytes,
  quadraticTexts,
  type TextField,
  textFields,
} from '../../test/hostile-values.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { endProcesses, startProcess } from '../../test/server-process.ts';
import { newMigratedDatabase } from '../../test/test-database.ts';

const ADMIN = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: PASSWORD };
/** Four times the length that Node accepts by default: long enough to show time that grows with its square. */
const MAX_HEADER_BYTES = 64 * 1024;
/** Without the other headers. */
const HEADER_BYTES = MAX_HEADER_BYTES - 1024;
/** Bytes that are sent at once. */
const BATCH_BYTES = 4 * 2 ** 20;
/** A server that does not respond for that long hangs. */
const HANGS_AFTER_MS = 5000;
/** True if every parser gets every text. Otherwise, a text goes to some parsers, in rotation. */
const SENDS_ALL = runsFaultTests || PROPERTY_RUNS > 1;

/** Returns the quadratic texts for the n-th parser: a third of them. */
const quadraticFor = (parser: number): readonly HostileText[] =>
  quadraticTexts.filter((_, n) => SENDS_ALL || n % 3 === parser % 3);

/** Returns the texts for the n-th parser: quadratic ones, and one in `every` of all. */
const textsFor = (parser: number, texts: readonly HostileText[], every: number): readonly HostileText[] =>
  SENDS_ALL
    ? texts
    : texts.filter((text, n) => quadraticFor(parser).includes(text) || n % every === parser % every);

const storage = await newMigratedDatabase();
const server = await startProcess(storage, {
  env: {
    ...ADMIN,
    UPLOADS_PER_ACCOUNT: '1000000',
    TRUST_PROXY: '1',
    NODE_OPTIONS: `--max-http-header-size=${MAX_HEADER_BYTES}`,
  },
});
const anyone = server.client();
const { client: member } = await registerMember(server.client());
const admin = server.client();
await admin.post('/api/admin/login', { email: ADMIN.ADMIN_EMAIL, password: PASSWORD });
const clients = { anyone, member, account: member, admin };
afterAll(async () => {
  await endProcesses();
  await storage.remove();
});

async function expectHealthy(): Promise<void> {
  const response = await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(HANGS_AFTER_MS) });
  expect(response.status).toBe(200);
}

/** Sends requests of that many bytes, and checks meanwhile and afterwards that the server responds. */
async function sendAll(requests: readonly (() => Promise<unknown>)[], bytes: number): Promise<void> {
  const perBatch = Math.max(1, Math.floor(BATCH_BYTES / bytes));
  for (let at = 0; at < requests.length; at += perBatch) {
    let isDone = false;
    const sending = Promise.allSettled(requests.slice(at, at + perBatch).map((send) => send())).finally(
      () => {
        isDone = true;
      },
    );
    do {
      await expectHealthy();
      // Without a pause, these requests would take most of the server's time.
      await Promise.race([sending, pause(100)]);
    } while (!isDone);
    await expectHealthy();
    const failed = (await sending).filter(({ status }) => status === 'rejected');
    expect(failed).toEqual([]);
  }
}

/** Sends a body of that many bytes with each text. */
async function sendInBody(field: TextField, texts: readonly HostileText[], bytes: number): Promise<void> {
  const endpoint: Endpoint = endpoints[field.endpoint];
  const available = bytes - Buffer.byteLength(bodyWith(field, ''));
  const bodies = texts.map((text) => bodyWith(field, ofBytes(text, available)));
  await sendAll(
    bodies.map((body) => () => request(endpoint, { body })),
    bytes,
  );
}

interface Changes extends TestRequest {
  readonly param?: string;
  readonly query?: string;
}

/** Sends the documented request of an endpoint, with changes. */
function request(
  { access, method, path, docs }: Endpoint,
  { param = docs.param?.[0] ?? '', query = '', body = docs.body, headers = {} }: Changes,
): Promise<unknown> {
  const target = `${path.replace(/\{\w+\}/, param)}${query}`;
  return clients[isAdminRole(access) ? 'admin' : access].request(target, { method, body, headers });
}

/** Returns the documented request with a text as a parameter. */
function changesOf({ in: place, name }: Pick<Parameter, 'in' | 'name'>, text: HostileText): Changes {
  if (place === 'path') return { param: inUrl(text, HEADER_BYTES) };
  if (place === 'query') return { query: `?${name}=${inUrl(text, HEADER_BYTES)}` };
  return { headers: { [name]: inHeader(text, HEADER_BYTES) } };
}

const allParameters = Object.entries<Endpoint>(endpoints).flatMap(([endpointName, endpoint]) =>
  describeParameters(endpoint).map((parameter) => ({ endpointName, endpoint, parameter })),
);

/** A parameter that several endpoints have, such as `as`, is read by the same code, and is tested once. */
const parameters = allParameters.filter(
  ({ parameter }, n) => allParameters.findIndex((first) => first.parameter === parameter) === n,
);

/** Headers that the server, Koa or its packages read, with valid text that can come before the hostile one. */
const HEADERS: readonly (readonly [name: string, ...beginnings: string[]])[] = [
  ['Accept', '', 'text/html;q='],
  ['Accept-Charset', ''],
  ['Accept-Encoding', '', 'br;q=0, gzip;q='],
  ['Accept-Language', '', 'en-US, en;q='],
  ['Content-Encoding', '', 'identity, '],
  ['Content-Type', '', 'application/json; charset='],
  ['Cookie', '', 'whenabouts=', 'whenabouts-admin=', 'theme=dark; '],
  ['Forwarded', '', 'for='],
  ['Host', '', 'localhost:', '['],
  ['Idempotency-Key', ''],
  ['If-Match', '', '"1", '],
  ['If-Modified-Since', '', 'Sun, 06 Nov 1994 '],
  ['If-None-Match', '', '"1", '],
  ['Origin', '', 'http://', 'http://localhost:'],
  ['Range', 'bytes='],
  ['Referer', '', 'http://localhost/'],
  ['Sec-Fetch-Site', ''],
  ['User-Agent', '', 'Mozilla/5.0 ('],
  ['X-Forwarded-For', '', '[', '192.0.2.1, ', '[2001:db8::'],
  ['X-Forwarded-Host', '', 'localhost, '],
  ['X-Forwarded-Proto', '', 'https, '],
  ['X-Request-Id', ''],
];

/** One field per schema: fields with the same schema run the same validation. */
const fieldsBySchema = textFields.filter(
  ({ schema }, n) => textFields.findIndex((first) => first.schema === schema) === n,
);

// Validation comes before the database, so one database is enough.
describe('a large body of hostile text', () => {
  test('is sent to fields of the contract’s schemas, including names, items and passwords', () => {
    const names = fieldsBySchema.map(({ endpoint, path }) => [endpoint, ...path].join('.'));
    expect(names).toEqual(expect.arrayContaining(['contact.name', 'createPost.tags.0', 'register.password']));
  });

  test.each(fieldsBySchema.map((field, n) => [field.endpoint, field.path.join('.'), field, n] as const))(
    'does not keep the server from responding, as %s.%s',
    async (_endpoint, _path, field, n) => {
      const limit = bodyLimit(field);
      await sendInBody(field, textsFor(n, hostileTexts, 16), Math.min(limit, DEFAULT_BODY_BYTES));
      if (limit > DEFAULT_BODY_BYTES) await sendInBody(field, quadraticFor(n), limit);
    },
  );
});

describe('long hostile text', () => {
  test('is sent as parameters, including those in paths, queries and headers', () => {
    const names = parameters.map(
      ({ endpointName, parameter }) => `${endpointName} ${parameter.in} ${parameter.name}`,
    );
    const some = ['readPost path slug', 'readOembed query url', 'updatePlan header If-Match'];
    expect(names).toEqual(expect.arrayContaining(some));
  });

  test.each(
    parameters.map(
      ({ endpointName, endpoint, parameter }, n) =>
        [endpointName, parameter.in, parameter.name, endpoint, parameter, n] as const,
    ),
  )(
    'does not keep the server from responding, as a parameter of %s in %s: %s',
    async (_endpoint, _place, _name, endpoint, parameter, n) => {
      await sendAll(
        textsFor(n, hostileParts, 16).map((text) => () => request(endpoint, changesOf(parameter, text))),
        HEADER_BYTES,
      );
    },
  );

  test.each(HEADERS.map(([name, ...beginnings], n) => [name, beginnings, n] as const))(
    'does not keep the server from responding, as the header %s',
    async (name, beginnings, n) => {
      const values = beginnings.flatMap((beginning, more) =>
        textsFor(n + more, hostileParts, 16).map(
          (text) => beginning + inHeader(text, HEADER_BYTES - beginning.length),
        ),
      );
      const { loginWithPasskey, updatePlan } = endpoints;
      const requests = values.flatMap((value) => {
        const headers = { [name]: value };
        return [
          () => clients.anyone.get('/', { headers }),
          () => request(loginWithPasskey, { headers }),
          () => request(updatePlan, { headers }),
        ];
      });
      await sendAll(requests, HEADER_BYTES);
    },
  );
});
