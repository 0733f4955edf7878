import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../test/factories.ts';
import { endProcesses, type ServerProcess, startProcess, until } from '../test/server-process.ts';
import { SECRET } from '../test/test-app.ts';
import { newDatabase, type TestDatabase } from '../test/test-database.ts';
import { EXAMPLE_CLAIMS_NOTE } from './pages/example-claims.ts';

// One engine is enough: these tests need a process, not a particular database.
let storage: TestDatabase;
beforeEach(async () => {
  storage = await newDatabase();
});
afterEach(async () => {
  await endProcesses();
  await storage.remove();
});

describe('starting', () => {
  test('says that the testimonials are examples: at the first start, and in the log of a public host', async () => {
    const end = async (server: ServerProcess) => {
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    };
    const first = await startProcess(storage);
    await until(async () => first.output().includes(`\n${EXAMPLE_CLAIMS_NOTE}\n`), first);
    await end(first);
    const second = await startProcess(storage);
    expect(second.output()).not.toContain(EXAMPLE_CLAIMS_NOTE);
    await end(second);

    const onPublicHost = await startProcess(storage, { env: { PUBLIC_URL: 'https://plan.example.org' } });
    const warning = onPublicHost
      .output()
      .split('\n')
      .find((line) => line.includes(EXAMPLE_CLAIMS_NOTE));
    expect(JSON.parse(warning ?? '{}')).toMatchObject({ level: 40, msg: EXAMPLE_CLAIMS_NOTE });
  });

  test('starts without a widget build, and logs a warning', async () => {
    const server = await startProcess(storage, { env: { WIDGET_DIR: join(storage.dataDir, 'nowhere') } });
    expect((await server.client().get('/widget/v1.js')).status).toBe(404);
    expect((await server.client().get('/')).status).toBe(200);
    expect(server.output().match(/the widget has not been built/g)).toHaveLength(1);
  });

  test('with a wrong configuration names every bad variable and ends', async () => {
    const server = await startProcess(storage, {
      env: { PORT: 'x', LOG_LEVEL: 'loud' },
      skipReadiness: true,
    });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/PORT must be .*\n {2}LOG_LEVEL must be .*\n$/);
    expect(server.output()).toBe('');
  });

  test('on an older Node says which one it needs', async () => {
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

test('does not end when the reader of its output goes away', async () => {
  const server = await startProcess(storage);
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  for (let n = 0; n < 30; n++) expect((await server.client().get('/')).status).toBe(200);
  await signedIn(server.client());
  expect(server.child.exitCode).toBeNull();
});

test('an unknown Expect header gets the usual response', async () => {
  const server = await startProcess(storage);
  const { status, headers } = await server
    .client()
    .get('/healthz', { headers: { expect: 'the-unexpected' } });
  expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
});
