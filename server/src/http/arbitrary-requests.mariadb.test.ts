import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { newAdmin } from '../../test/admins.ts';
import type { Client } from '../../test/client.ts';
import { confirmAddress, PASSWORD, planBody, registration } from '../../test/factories.ts';
import {
  type AnyRequest,
  anyRequest,
  bytesOf,
  type Caller,
  type Rows,
  requestsWithHostileHost,
  requestsWithHostileText,
} from '../../test/hostile-request.ts';
import { createdPost, newSlug, uploadedImage } from '../../test/posts.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { type RawResponse, sendRaw } from '../../test/raw-request.ts';
import { startSite } from '../../test/stub-site.ts';
import type { TestApp } from '../../test/test-app.ts';
import { newMigratedDatabase, newSqliteDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createPasswords } from '../auth/passwords.ts';

const RUNS = 200 * PROPERTY_RUNS;
/** Fixed, so that a normal run sends the same requests every time. */
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_122);
const ENV = { TRUST_PROXY: '1', UPLOADS_PER_ACCOUNT: '1000000', WRITES_PER_MEMBER: '1000000' };
const EMAILS = { member: 'member@example.org', admin: 'admin@example.org', leaving: 'leaving@example.org' };
/** Differs from the examples of the documentation, so that no request changes it. */
const MEMBERS_PASSWORD = 'eleven otters in the reeds';

/** A server with two members, an admin, and a row of each kind. */
interface Target {
  readonly app: TestApp;
  readonly people: Readonly<Record<keyof typeof EMAILS, Client>>;
  rows: Rows;
}

async function newTarget(storage: TestDatabase): Promise<Target> {
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  const app = await startSite({
    storage,
    widgetDir: dir,
    passwords,
    eventLoopLag: { isLate: () => false },
    deadlines: { session: undefined, response: undefined },
    env: ENV,
  });
  const people = { member: app.client(), admin: app.client(), leaving: app.client() };
  for (const kind of ['member', 'leaving'] as const) {
    await app.client().post('/api/auth/register', registration(EMAILS[kind], MEMBERS_PASSWORD));
    await confirmAddress(app, EMAILS[kind]);
  }
  await newAdmin(app, EMAILS.admin);
  const target = { app, people, rows: { plan: '', post: '', slug: '', image: '', partner: '' } };
  await logIn(target, ['member', 'leaving', 'admin']);
  await addRows(target, ['plan', 'post', 'image', 'partner']);
  return target;
}

const logins = {
  member: (client: Client) =>
    client.post('/api/auth/login', { email: EMAILS.member, password: MEMBERS_PASSWORD }),
  leaving: (client: Client) =>
    client.post('/api/auth/login', { email: EMAILS.leaving, password: MEMBERS_PASSWORD }),
  admin: (client: Client) => client.post('/api/admin/login', { email: EMAILS.admin, password: PASSWORD }),
};

async function logIn({ people }: Target, kinds: readonly (keyof typeof EMAILS)[]): Promise<void> {
  for (const kind of kinds) expect((await logins[kind](people[kind])).status).toBe(200);
}

const creators = {
  plan: async ({ people: { member } }: Target) => {
    const { id } = (await member.post('/api/retirement-plans', planBody())).json;
    return { plan: String(id) };
  },
  post: async ({ people: { admin } }: Target) => {
    const { id, slug } = await createdPost(admin);
    return { post: String(id), slug };
  },
  image: async ({ people: { member } }: Target) => ({ image: await uploadedImage(member, 40) }),
  partner: async ({ people: { admin } }: Target) => {
    const id = newSlug();
    await admin.post('/api/admin/partners', { id, name: 'Corner Bank', origin: 'https://bank.example' });
    return { partner: id };
  },
};

async function addRows(target: Target, kinds: readonly (keyof typeof creators)[]): Promise<void> {
  for (const kind of kinds) target.rows = { ...target.rows, ...(await creators[kind](target)) };
}

const storages: TestDatabase[] = [];
const dir = mkdtempSync(join(tmpdir(), 'any-request-'));
writeFileSync(join(dir, 'calculator.js'), '// the calculator');
writeFileSync(join(dir, 'frame.js'), '// the frame');
writeFileSync(join(dir, 'manifest.json'), '{"version":"1.0.0"}');
storages.push(await newMigratedDatabase(), newSqliteDatabase());
const targets = await Promise.all(storages.map(newTarget));
afterAll(async () => {
  for (const { app } of targets) await app.close();
  for (const storage of storages) await storage.remove();
  rmSync(dir, { recursive: true });
});

/** The kinds of rows that a request can delete. */
const deletedBy = ({ target }: AnyRequest) =>
  (['plan', 'post', 'image', 'partner'] as const).filter((kind) => target.includes(`{${kind}}`));

const cookiesOf: Readonly<Record<Caller, readonly (keyof typeof EMAILS)[]>> = {
  visitor: [],
  member: ['member'],
  admin: ['admin'],
  both: ['member', 'admin'],
  leaving: ['leaving'],
};

async function send(target: Target, request: AnyRequest): Promise<RawResponse> {
  const { app, people, rows } = target;
  const cookies = cookiesOf[request.caller].flatMap((kind) => [...people[kind].jar]);
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await sendRaw(app.url, bytesOf(request, rows, cookie));
  expect(badLines(app)).toEqual([]);
  if (response.headers['set-cookie'] !== undefined) await logIn(target, cookiesOf[request.caller]);
  if (request.method === 'DELETE' && response.status === 204) await addRows(target, deletedBy(request));
  return response;
}

/** Log lines about errors, and about responses that were not sent completely. */
const badLines = ({ log }: TestApp) =>
  log.splice(0).filter((line) => JSON.parse(line).level >= 50 || JSON.parse(line).aborted);

/** Node itself responds to requests that it cannot parse or that have too large headers. */
const isFromApp = ({ headers }: RawResponse) => headers['x-request-id'] !== undefined;
const FROM_NODE = /^(?:HTTP\/1\.1 4\d\d [\w ]+\r\n(?:[\w-]+: .*\r\n)*\r\n(?:0\r\n\r\n)?)?$/;

function checkResponse({ method, target }: AnyRequest, response: RawResponse): void {
  const { status, headers, body, text } = response;
  if (!isFromApp(response)) {
    expect(text).toMatch(FROM_NODE);
    return;
  }
  expect(headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.any(String),
    'content-security-policy': expect.any(String),
    'permissions-policy': expect.any(String),
    'cross-origin-resource-policy': expect.any(String),
  });
  if (status >= 500) expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  if (status >= 400 && target.startsWith('/api/') && method !== 'HEAD') {
    expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  }
}

test('any request gets the usual headers, no error but an announced 503, and the same status on every engine', async () => {
  const property = fc.asyncProperty(anyRequest, async (request) => {
    const responses = await Promise.all(targets.map((target) => send(target, request)));
    for (const one of responses) checkResponse(request, one);
    // One engine may be busy while the other is not.
    const statuses = responses
      .filter((one) => isFromApp(one) && one.status !== 503)
      .map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => statuses[0]));
    expect(responses.map(isFromApp)).toEqual(responses.map(() => responses[0] && isFromApp(responses[0])));
  });
  const examples = [...requestsWithHostileText, ...requestsWithHostileHost].map((request): [AnyRequest] => [
    request,
  ]);
  const numRuns = examples.length + RUNS;
  await fc.assert(property, { examples, numRuns, seed: SEED, timeout: 20_000 });
}, 3_600_000);
