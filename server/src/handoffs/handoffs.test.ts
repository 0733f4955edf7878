import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { planBody, registerMember } from '../../test/factories.ts';
import { startSite } from '../../test/stub-site.ts';
import { rowsOf, startAppForTest } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { DAY, MINUTE } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

const ORIGIN = 'https://plans.example.org';
const { name: _unused, ...inputs } = planBody();
/** Headers that a browser sends from a sandboxed page of another site. */
const FOREIGN = { origin: 'null', 'sec-fetch-site': 'cross-site' };
const GONE = { code: 'gone', message: 'This code is wrong, has expired, or was used by another member.' };

const app = await startSite({ env: { PUBLIC_URL: ORIGIN } });
afterAll(() => app.close());

const newId = () => randomBytes(16).toString('base64url');
const handOff = (body: object = { inputs, id: newId() }, headers: Record<string, string> = FOREIGN) =>
  app.client().post('/api/handoffs', body, { headers });
const codeOf = async (body?: object): Promise<string> => (await handOff(body)).json.code;
const claim = async (code: unknown, client?: Awaited<ReturnType<typeof registerMember>>['client']) =>
  (client ?? (await registerMember(app.client())).client).post('/api/handoff-claims', { code });

describe('storing a result under a code', () => {
  test('returns the code with its URL and expiry', async () => {
    const response = await handOff();
    expect(response.status).toBe(201);
    const { code, url, expires } = response.json;
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(url).toBe(`${ORIGIN}/s/${code}`);
    expect(Math.abs(Date.parse(expires) - Date.now() - DAY)).toBeLessThan(MINUTE);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(response.cookies).toEqual([]);
  });

  testOnce('stores the code neither in the tables nor in the log', async () => {
    const id = newId();
    const code = await codeOf({ inputs, id });
    await app.client().get(`/s/${code}`);
    await app.client().get(`/api/handoffs/${id}`);
    expect(JSON.stringify(await rowsOf(app, 'handoffs'))).not.toContain(code);
    expect(app.log.join('\n')).not.toContain(code);
    expect(app.log.join('\n')).not.toContain(id);
  });

  testOnce.each([
    ['no inputs', { id: newId() }, 'inputs'],
    ['a value out of range', { inputs: { ...inputs, currentAge: 9 }, id: newId() }, 'inputs.currentAge'],
    [
      'a value that is not a number',
      { inputs: { ...inputs, annualIncome: '1' }, id: newId() },
      'inputs.annualIncome',
    ],
    ['ages that cross', { inputs: { ...inputs, currentAge: 70 }, id: newId() }, 'inputs.currentAge'],
    ['a short id', { inputs, id: 'short' }, 'id'],
    ['a partner that is none', { inputs, id: newId(), partner: '<b>' }, 'partner'],
  ])('rejects %s', async (_what, body, field) => {
    const response = await handOff(body);
    expect(response.status).toBe(400);
    expect(Object.keys(response.json.fields)).toContain(field);
    expect(response.headers['access-control-allow-origin']).toBe('*');
  });

  testOnce('rejects bodies of more than a kilobyte and bodies that are not JSON', async () => {
    expect((await handOff({ inputs, id: newId(), more: 'x'.repeat(1024) })).status).toBe(413);
    const form = { ...FOREIGN, 'content-type': 'text/plain' };
    expect((await app.client().post('/api/handoffs', 'x', { headers: form })).status).toBe(415);
  });

  test('has a rate limit per IP address', async () => {
    const strict = await startAppForTest({ env: { HANDOFFS_PER_ADDRESS: '2' } });
    const create = async () => (await strict.client().post('/api/handoffs', { inputs, id: newId() })).status;
    expect([await create(), await create(), await create()]).toEqual([201, 201, 429]);
  });
});

describe('the first member who opens a result', () => {
  test('gets the result as often as they request it, and no other member gets it', async () => {
    const id = newId();
    const code = await codeOf({ inputs, id, partner: 'acme' });
    const { client } = await registerMember(app.client());
    const expected = { inputs, id, partner: 'acme' };
    expect((await claim(code, client)).json).toEqual(expected);
    expect((await claim(`${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase(), client)).json).toEqual(
      expected,
    );
    const other = await claim(code);
    expect([other.status, other.json]).toEqual([410, GONE]);
  });

  test('is exactly one, even with concurrent requests', async () => {
    const code = await codeOf();
    const members = await Promise.all(Array.from({ length: 6 }, () => registerMember(app.client())));
    const responses = await Promise.all(members.map(({ client }) => claim(code, client)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });

  testOnce('cannot be a visitor, an admin or a request from another site', async () => {
    const code = await codeOf();
    expect((await app.client().post('/api/handoff-claims', { code })).status).toBe(401);
    expect((await (await signedInAdmin(app)).client.post('/api/handoff-claims', { code })).status).toBe(401);
    const { client } = await registerMember(app.client());
    const foreign = await client.post('/api/handoff-claims', { code }, { headers: FOREIGN });
    expect(foreign.status).toBe(403);
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
    expect((await claim(code, client)).status).toBe(200);
  });

  test('has a day to open the result', async () => {
    const code = await codeOf();
    app.clock.ahead = DAY + MINUTE;
    expect(await claim(code)).toMatchObject({ status: 410, json: GONE });
    app.clock.ahead = 0;
    expect((await claim(code)).status).toBe(200);
  });

  test('needs the code: unknown codes look like used ones, and are counted', async () => {
    const strict = await startAppForTest({ env: { CODE_FAILURES_PER_MEMBER: '2' } });
    const { client } = await registerMember(strict.client());
    const { client: other } = await registerMember(strict.client());
    const response = await strict.client().post('/api/handoffs', { inputs, id: newId() });
    const { code } = response.json;
    for (let n = 0; n < 5; n++) expect((await claim(code, client)).status).toBe(200);
    for (const wrong of ['00000000', '11111111']) {
      expect(await claim(wrong, client)).toMatchObject({ status: 410, json: GONE });
    }
    expect((await claim(code, client)).status).toBe(429);
    expect((await claim(code, other)).json).toEqual(GONE);
  });

  testOnce.each(['', 'ABC', 'UUUUUUUU', '123456789', 7, null])('cannot use the code %j', async (code) => {
    expect((await claim(code)).json.fields).toEqual({ code: 'Please enter the 8 characters of the code.' });
  });
});

describe('a receipt', () => {
  const receipt = (id: string) => app.client().get(`/api/handoffs/${id}`, { headers: FOREIGN });

  test('reports for 15 minutes that the result was saved, and nothing else', async () => {
    const id = newId();
    const before = await receipt(id);
    expect(before.json).toEqual({ saved: false });
    const { client } = await registerMember(app.client());
    await client.post('/api/retirement-plans', planBody(), { headers: { 'idempotency-key': id } });
    const after = await receipt(id);
    expect(after.json).toEqual({ saved: true });
    expect(after.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    expect(Object.keys(after.headers)).toEqual(Object.keys(before.headers));
    expect(JSON.stringify(await rowsOf(app, 'handoff_receipts'))).not.toContain(id);
    app.clock.ahead = 16 * MINUTE;
    expect((await receipt(id)).json).toEqual({ saved: false });
    app.clock.ahead = 0;
  });

  test('is created by each of two members who save the same result, and by no other save', async () => {
    const id = newId();
    const left = (await rowsOf(app, 'handoff_receipts')).length;
    const members = await Promise.all([registerMember(app.client()), registerMember(app.client())]);
    const responses = await Promise.all(
      members.map(({ client }) =>
        client.post('/api/retirement-plans', planBody(), { headers: { 'idempotency-key': id } }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    await members[0]?.client.post('/api/retirement-plans', planBody(), {
      headers: { 'idempotency-key': randomBytes(16).toString('hex') },
    });
    expect(await rowsOf(app, 'handoff_receipts')).toHaveLength(left + 1);
  });
});

describe('pages of any site', () => {
  testOnce.each([
    ['/api/handoffs', 'POST'],
    [`/api/handoffs/${newId()}`, 'GET'],
  ])('may call %s, by CORS', async (path, method) => {
    const headers = { ...FOREIGN, 'access-control-request-method': method };
    const response = await app.client().request(path, { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': method,
      'access-control-allow-headers': 'Content-Type',
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  testOnce.each([
    '/api/handoff-claims',
    '/api/partners/acme',
    '/api/retirement-plans',
    '/api/auth/login',
    '/api/handoffs/a/b',
    '/api/handoffsx',
    '/save',
    '/',
  ])('may not call %s', async (path) => {
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const response = await app.client().request(path, { method, headers: FOREIGN });
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('neither read nor renew a session', async () => {
    const { client } = await registerMember(app.client());
    const [before] = await rowsOf(app, 'sessions ORDER BY created_at DESC');
    app.clock.ahead = 2 * 60 * MINUTE;
    const cookie = await client.post('/api/handoffs', { inputs, id: newId() }, { headers: FOREIGN });
    await client.get(`/api/handoffs/${newId()}`);
    app.clock.ahead = 0;
    expect(cookie.cookies).toEqual([]);
    const sessions = await rowsOf(app, 'sessions');
    expect(sessions).toContainEqual(before);
  });

  testOnce('get 405 for any other method', async () => {
    const response = await app.client().request('/api/handoffs', { method: 'DELETE', headers: FOREIGN });
    expect(response.status).toBe(405);
  });
});

test('receipts are deleted after 15 minutes, and results after their expiry', async () => {
  const id = newId();
  await codeOf({ inputs, id });
  const { client } = await registerMember(app.client());
  await client.post('/api/retirement-plans', planBody(), { headers: { 'idempotency-key': id } });
  await deleteExpiredRows(app.database, Date.now() + 16 * MINUTE);
  expect(await rowsOf(app, 'handoff_receipts')).toEqual([]);
  expect(await rowsOf(app, 'handoffs')).toContainEqual(expect.objectContaining({ handoff_id: id }));
  await deleteExpiredRows(app.database, Date.now() + 2 * DAY);
  expect(await rowsOf(app, 'handoffs')).toEqual([]);
});

test('opened results are part of the account’s data, and deleted with it', async () => {
  const code = await codeOf({ inputs, id: newId(), partner: 'acme' });
  const { client } = await registerMember(app.client());
  await claim(code, client);
  expect((await client.get('/api/auth/export')).json.results).toEqual([
    { ...inputs, partnerId: 'acme', endsAt: expect.any(String) },
  ]);
  expect(await rowsOf(app, 'handoffs WHERE account_id IS NOT NULL')).toHaveLength(1);
  await client.post('/api/auth/delete-account', { password: 'seven lanterns over the bay' });
  expect(await rowsOf(app, 'handoffs WHERE account_id IS NOT NULL')).toHaveLength(0);
});
