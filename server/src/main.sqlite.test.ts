import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerMember } from '../test/factories.ts';
import { endProcesses, startProcess, until } from '../test/server-process.ts';
import { beginSave } from '../test/slow-save.ts';
import { SECRET } from '../test/test-app.ts';
import { newDatabase, type TestDatabase } from '../test/test-database.ts';
import { EXAMPLE_CLAIMS_NOTICE } from './pages/operator-notices.ts';

// One engine is enough: these tests need a process, not a particular database.
let storage: TestDatabase;
beforeEach(async () => {
  storage = await newDatabase();
});
afterEach(async () => {
  await endProcesses();
  await storage.remove();
});

describe('a server that stops', () => {
  test('finishes running requests, and does not wait for connections without a whole request', async () => {
    const server = await startProcess(storage);
    const { client } = await registerMember(server.client());
    const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join();
    const port = Number(new URL(server.url).port);
    for (const text of ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ']) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      await once(socket, 'connect');
      if (text !== '') socket.write(text);
    }
    const save = await beginSave(server.url, cookie);
    server.child.kill('SIGTERM');
    await until(
      async () =>
        server
          .client()
          .get('/healthz')
          .then(
            () => false,
            () => true,
          ),
      server,
    );
    save.finish();
    expect((await save.response).status).toBe(201);
    expect(await server.ended).toBe(0);
    expect(server.output()).not.toContain('shutdown timed out');
  });
});

describe('a server that starts', () => {
  test('logs once that the testimonials are examples, if the host is public', async () => {
    const local = await startProcess(storage);
    await until(async () => local.output().includes('First start'), local);
    local.child.kill('SIGTERM');
    expect(await local.ended).toBe(0);
    expect(local.output()).not.toContain(EXAMPLE_CLAIMS_NOTICE);

    const other = await newDatabase();
    const env = { PUBLIC_URL: 'https://plan.example.org' };
    const onPublicHost = await startProcess(other, { env });
    await until(async () => onPublicHost.output().includes('First start'), onPublicHost);
    const warnings = onPublicHost
      .output()
      .split('\n')
      .filter((line) => line.includes(EXAMPLE_CLAIMS_NOTICE));
    expect(warnings).toHaveLength(1);
    expect(JSON.parse(warnings[0] ?? '{}')).toMatchObject({ level: 40, msg: EXAMPLE_CLAIMS_NOTICE });
    onPublicHost.child.kill('SIGTERM');
    expect(await onPublicHost.ended).toBe(0);
    await other.remove();
  });

  test('logs a warning if the widget has not been built, and serves pages', async () => {
    const server = await startProcess(storage, { env: { WIDGET_DIR: join(storage.dataDir, 'nowhere') } });
    expect((await server.client().get('/widget/v1.js')).status).toBe(404);
    expect((await server.client().get('/')).status).toBe(200);
    expect(server.output().match(/the widget has not been built/g)).toHaveLength(1);
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

test('does not end when the reader of its output goes away', async () => {
  const server = await startProcess(storage);
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  for (let n = 0; n < 30; n++) expect((await server.client().get('/')).status).toBe(200);
  await registerMember(server.client());
  expect(server.child.exitCode).toBeNull();
});

test('an unknown Expect header gets the usual response', async () => {
  const server = await startProcess(storage);
  const { status, headers } = await server
    .client()
    .get('/healthz', { headers: { expect: 'the-unexpected' } });
  expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
});
