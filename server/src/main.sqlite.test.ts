import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { databaseOfEachTest } from '../test/database-of-each-test.ts';
import { registerMember } from '../test/factories.ts';
import { startProcess, until } from '../test/server-process.ts';
import { SECRET } from '../test/test-app.ts';
import { EXAMPLE_CLAIMS_NOTICE } from './pages/operator-notices.ts';

// One engine is enough: these tests need a process, not a particular database.
const storage = databaseOfEachTest();

describe('a server that starts', () => {
  test('warns once that the testimonials are examples if the host is public, and that the widget has not been built', async () => {
    const env = { PUBLIC_URL: 'https://plan.example.org', WIDGET_DIR: join(storage.dataDir, 'nowhere') };
    const server = await startProcess(storage, { env });
    await until(async () => server.output().includes('First start'), server);
    const warnings = server
      .output()
      .split('\n')
      .filter((line) => line.includes(EXAMPLE_CLAIMS_NOTICE));
    expect(warnings).toHaveLength(1);
    expect(JSON.parse(warnings[0] ?? '{}')).toMatchObject({ level: 40, msg: EXAMPLE_CLAIMS_NOTICE });
    expect(server.output().match(/the widget has not been built/g)).toHaveLength(1);
    expect((await server.client().get('/widget/v1.js')).status).toBe(404);
    expect((await server.client().get('/')).status).toBe(200);
  });

  test('names every bad variable of its configuration and ends', async () => {
    const server = await startProcess(storage, {
      env: { PORT: 'x', LOG_LEVEL: 'loud' },
      skipReadiness: true,
    });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/PORT must be .*\n {2}LOG_LEVEL must be .*\n$/);
    expect(server.output()).toBe('');
  });

  test('names the Node version that it needs if it runs on an older one', async () => {
    const older = "Object.defineProperty(process.versions, 'node', { value: '20.19.0' })";
    const imports = [`data:text/javascript,${encodeURIComponent(older)}`];
    const server = await startProcess(storage, { imports, skipReadiness: true });
    expect(await server.ended).toBe(1);
    expect([server.errors(), server.output()]).toEqual([
      'Whenabouts needs Node 24 or newer; this is Node 20.19.0.\n',
      '',
    ]);
  });

  test('fails without a built site, with an error that tells how to build it', async () => {
    const server = await startProcess(storage, { env: { SITE_DIR: '/nowhere' }, skipReadiness: true });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe('The site has not been built. Run: npm run build\n');
  });

  test('names the variable if it may not listen or write', async () => {
    const file = join(storage.dataDir, 'a-file');
    writeFileSync(file, '');
    const wrong = { HOST: '192.0.2.1', DATA_DIR: join(file, 'data') };
    const said = Object.entries(wrong).map(async ([name, value]) => {
      const env = { SESSION_SECRET: name === 'DATA_DIR' ? '' : SECRET, [name]: value, NODE_ENV: '' };
      const server = await startProcess(storage, { env, skipReadiness: true });
      expect(await server.ended).toBe(1);
      return server.errors();
    });
    expect(await Promise.all(said)).toEqual([
      expect.stringMatching(/^The server cannot start: HOST 192\.0\.2\.1 is not an address of this machine/),
      expect.stringMatching(/^The server cannot start: DATA_DIR .* is not writable: ENOTDIR/),
    ]);
  });
});

test.each(['throw', 'reject'])('after an uncaught error (%s), it logs the error and ends', async (kind) => {
  const fault = join(storage.dataDir, 'fault.mjs');
  writeFileSync(
    fault,
    `process.on('SIGUSR2', () => {
       ${kind === 'throw' ? "throw new Error('a test error');" : "Promise.reject(new Error('a test error'));"}
     });`,
  );
  const server = await startProcess(storage, { imports: [pathToFileURL(fault).href] });
  server.child.kill('SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('a test error');
});

test('a server does not end when the reader of its output goes away, or on an unknown Expect header', async () => {
  const server = await startProcess(storage);
  const { status, headers } = await server
    .client()
    .get('/healthz', { headers: { expect: 'the-unexpected' } });
  expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  for (let n = 0; n < 30; n++) expect((await server.client().get('/')).status).toBe(200);
  await registerMember(server.client());
  expect(server.child.exitCode).toBeNull();
});
