import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../test/admins.ts';
import { emailsTo, resetCodeIn } from '../test/emails.ts';
import { planBody, registerMember, registration } from '../test/factories.ts';
import { newMailServer } from '../test/mail-server.ts';
import { spellingOf } from '../test/spellings.ts';
import { startSite } from '../test/stub-site.ts';
import { SECRET, startAppForTest } from '../test/test-app.ts';
import { createLog } from './log.ts';
import { createMail } from './mail/mail.ts';

const app = await startSite();
afterAll(() => app.close());

const lines = () => app.log.map((line) => JSON.parse(line));

test('each request is one line', async () => {
  app.log.splice(0);
  const response = await app.client().get('/api/auth/me?secret=canary');
  await expect.poll(() => lines().length).toBe(1);
  expect(lines()[0]).toEqual({
    level: 30,
    time: expect.any(Number),
    request: response.headers['x-request-id'],
    method: 'GET',
    path: '/api/auth/me',
    status: 401,
    ms: expect.any(Number),
    msg: 'request',
  });
});

test('the code of a link that ends a subscription is left out', async () => {
  app.log.splice(0);
  await app.client().get('/newsletter/unsubscribe/7-canary');
  await app.client().post('/api/newsletter/unsubscribe/7-canary');
  await expect.poll(() => lines().length).toBe(2);
  expect(lines().map(({ path }) => path)).toEqual([
    '/newsletter/unsubscribe/…',
    '/api/newsletter/unsubscribe/…',
  ]);
});

test.each([
  ['/newsletter%2Funsubscribe/7-canary', '/newsletter/unsubscribe/…'],
  ['/newsletter/%75nsubscribe/7-canary', '/newsletter/unsubscribe/…'],
  ['/reminder/unsubscribe/7-canary', '/reminder/unsubscribe/…'],
  ['/api/reminder/unsubscribe/7-canary', '/api/reminder/unsubscribe/…'],
  ['/partner%2Dstats/canary', '/partner-stats/…'],
  ['/PARTNER-stats//canary/', '/partner-stats/…'],
  ['/%73/canary', '/s/…'],
  ['/s/canary%', '/s/…'],
  ['/api/partner-stats/canary', '/api/partner-stats/…'],
  ['/api/partner%2dstats/canary', '/api/partner-stats/…'],
  ['/api/handoffs/%63anary', '/api/handoffs/…'],
  ['/partner%2Dstats', '/partner%2Dstats'],
])('the secret in the path %s is left out, however it is encoded', async (path, logged) => {
  app.log.splice(0);
  await fetch(app.url + path, { redirect: 'manual' });
  await expect.poll(() => lines().length).toBe(1);
  expect(lines()[0].path).toBe(logged);
});

test('a private link is left out in every spelling, and in paths that no route matches', async () => {
  const secret = 'Ab3-canary_CANARY_canary_CANARY-Xy9_0123456';
  const spelling = fc.oneof(
    ...['/partner-stats', '/s', '/newsletter/unsubscribe', '/api/partner-stats', '/no-page'].map((path) =>
      spellingOf(path, secret),
    ),
  );
  const variant = fc.constantFrom<(path: string) => string>(
    (path) => path,
    (path) => `${path};x=1`,
    (path) => `${path}#x`,
    (path) => `/\\${path.slice(1)}`,
    (path) => path.replace('-', ';x-'),
    (path) => path.replaceAll('%', '%25'),
    (path) => `/p${path}`,
    (path) => `http://localhost${path}`,
  );
  const decoded = (text: string) =>
    text.replaceAll(/%(?:25)*([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  await fc.assert(
    fc.asyncProperty(spelling, variant, async (path, vary) => {
      app.log.splice(0);
      await app.client().get(vary(path));
      await expect.poll(() => app.log.length).toBeGreaterThan(0);
      expect(decoded(app.log.join(''))).not.toMatch(/canary/i);
    }),
    { numRuns: 300 },
  );
});

test.each([
  '/assets/page-Abcdefgh12345678.js',
  '/blog/when-can-i-retire-in-2026',
  '/api/auth/end-other-sessions',
])('the path %s, which is public, is logged', async (path) => {
  app.log.splice(0);
  await app.client().get(path);
  await expect.poll(() => lines().length).toBe(1);
  expect(lines()[0].path).toBe(path);
});

test.each(['/s/canary', '/partner-stats/canary', '/newsletter/unsubscribe/7-canary', '/api/handoffs/canary'])(
  'the secret in the path %s is left out by a server without pages',
  async (path) => {
    const bare = await startAppForTest();
    await bare.client().get(path);
    await expect.poll(() => bare.log.length).toBeGreaterThan(0);
    expect(bare.log.join()).not.toContain('canary');
  },
);

test('a line break in a URL stays in one log line', async () => {
  app.log.splice(0);
  await app.client().get('/a%0d%0a{"level":60}');
  await expect.poll(() => app.log.length).toBe(1);
  expect(app.log[0]?.trimEnd()).not.toContain('\n');
});

describe('the log contains nothing secret or personal', () => {
  const canaries = {
    email: 'canary-mail@example.com',
    password: 'canary password 1',
    wrong: 'canary password 2',
    next: 'canary password 3',
    wrongCode: 'canary-code',
    name: 'Canaryname',
    plan: 'canary plan',
    query: 'canary-query',
    header: 'canary-header',
    cookie: 'canary-cookie',
    agent: 'canary-agent',
  };

  /** Resets a forgotten password; the mail server rejects one of the emails. */
  async function recover(
    { email, next, wrong, wrongCode }: typeof canaries,
    headers: Record<string, string>,
  ) {
    const visitor = app.client();
    const post = (name: string, body: object) => visitor.post(`/api/auth/${name}`, body, { headers });
    await post('forgot-password', { email });
    const token = resetCodeIn((await emailsTo(app, email)).at(-1));
    await visitor.get(`/reset-password?email=${email}&token=${token}`, { headers });
    await post('reset-password', { email, token: wrongCode, newPassword: next });
    await post('reset-password', { email, token, newPassword: next });
    expect((await post('login', { email, password: next })).status).toBe(200);
    await post('change-password', { currentPassword: wrongCode, newPassword: wrong });
    await post('change-password', { currentPassword: next, newPassword: wrong });
    await visitor.get('/api/auth/export', { headers });
    await rejectEmails();
    return token;
  }

  async function rejectEmails() {
    const rejecting = await newMailServer();
    rejecting.behavior = 'rejects';
    await rejecting.start();
    const config = { ...app.config, smtpUrl: rejecting.url };
    const log = createLog('debug', { write: (line) => app.log.push(line) });
    const { deliver } = createMail({ config, secrets: [SECRET], database: app.database, log, now: Date.now });
    await deliver(new AbortController().signal);
    await rejecting.stop();
    expect(rejecting.attempts).toBeGreaterThan(0);
  }

  test('when requests succeed, are rejected or cause an error', async () => {
    app.log.splice(0);
    const { client } = await registerMember(app.client());
    const account = { ...registration(canaries.email, canaries.password), firstName: canaries.name };
    const headers = {
      authorization: `Bearer ${canaries.header}`,
      'user-agent': canaries.agent,
      referer: `http://x/reset-password?token=${canaries.query}`,
    };
    const visitor = app.client();
    visitor.jar.set('whenabouts', canaries.cookie);
    await visitor.post('/api/auth/register', account, { headers });
    const token = String(visitor.jar.get('whenabouts'));
    await app.client().post('/api/auth/register', account, { headers });
    await app.client().post('/api/auth/register', { ...account, email: canaries.email.replace('@', '@@') });
    await app
      .client()
      .post('/api/auth/login', { email: canaries.email, password: canaries.wrong }, { headers });
    await app.client().get(`/?email=${canaries.email}&token=${canaries.query}`, { headers });
    await app.client().get(`/broken?token=${canaries.query}`, { headers });
    await client.post('/api/retirement-plans', planBody({ name: canaries.plan }), { headers });
    const code = await recover(canaries, headers);
    const { client: admin } = await signedInAdmin(app);
    await admin.post('/api/test-email', { email: canaries.email }, { headers });
    await app.client().post('/api/admin/login', { email: canaries.email, password: canaries.wrong });
    await visitor.post('/api/auth/login', { email: canaries.email, password: canaries.wrong });
    await client.post('/api/retirement-plans', `{"name":"${canaries.plan}",`);
    // So that the database complains, with the whole statement.
    const change = (sql: string) => app.database.orm.em.fork().getDriver().execute(sql);
    await change('ALTER TABLE plans RENAME TO plans_away');
    expect((await visitor.post('/api/retirement-plans', planBody({ name: canaries.plan }))).status).toBe(500);
    await change('ALTER TABLE accounts RENAME COLUMN email TO email_away');
    expect((await app.client().post('/api/auth/login', account)).status).toBe(500);
    await expect
      .poll(() => lines().filter(({ msg }) => msg === 'request failed').length)
      .toBeGreaterThanOrEqual(3);
    const written = app.log.join('').toLowerCase();
    const adminToken = String(admin.jar.get('whenabouts-admin'));
    for (const canary of [...Object.values(canaries), token, adminToken, code, '127.0.0.1']) {
      expect(written).not.toContain(canary.toLowerCase());
    }
  });

  test('even if code passes it to the log', () => {
    const written: string[] = [];
    const log = createLog('info', { write: (line) => written.push(line) });
    log.info({ password: 'canary', email: 'canary', body: { name: 'canary' }, cookie: 'canary' }, 'x');
    log.info({ to: 'canary', text: 'canary', html: 'canary', url: 'canary', currentPassword: 'canary' }, 'x');
    log.info({ member: { email: 'canary' }, emails: [{ to: 'canary', count: 1 }] }, 'x');
    expect(written.join('')).not.toContain('canary');
    expect(JSON.parse(written.at(-1) ?? '')).toMatchObject({ emails: [{ to: '[private]', count: 1 }] });
  });
});

const LOG_FILE = JSON.stringify(fileURLToPath(new URL('log.ts', import.meta.url)));

test.each(['info', 'fatal'])('the last lines of a process that ends at once are written (%s)', (level) => {
  const program = `
    import { createLog } from ${LOG_FILE};
    const log = createLog('info');
    for (let line = 0; line < 500; line++) log.${level}({ line }, 'one of many');
    process.exit(0);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const written = stdout.trimEnd().split('\n');
  expect(written.map((line) => JSON.parse(line).line)).toEqual(Array.from({ length: 500 }, (_, n) => n));
});

test('a warning is flushed at once, with all lines before it', async () => {
  // Nothing that waits for its turn is done after the last line.
  const program = `
    import { createLog } from ${LOG_FILE};
    const log = createLog('info');
    log.info('before');
    log.warn('look');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [written] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(
    String(written)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  ).toEqual(['before', 'look']);
});

test.each(['warn', 'fatal'])('a closed pipe does not keep the process from ending (%s)', (level) => {
  // The line that is flushed at once is the first one to find the pipe closed.
  const program = `
    import { createLog } from ${LOG_FILE};
    const log = createLog('info');
    log.info('before');
    log.${level}('look');
    log.info('after');
    process.exit(3);`;
  const { status } = spawnSync('bash', [
    '-o',
    'pipefail',
    '-c',
    '"$0" --input-type=module -e "$1" | true',
    process.execPath,
    program,
  ]);
  expect(status).toBe(3);
});

test('a full disk loses log lines, and nothing else', () => {
  const program = `
    import { createLog } from ${LOG_FILE};
    const log = createLog('info');
    for (let line = 0; line < 500; line++) log.warn({ line }, 'one of many');
    log.fatal('the last');
    process.exit(3);`;
  const full = openSync('/dev/full', 'w');
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', full, 'inherit'],
  });
  closeSync(full);
  expect(status).toBe(3);
});
