import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('the development server serves pages, sources and the API from one port, and stops on a signal', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'development-'));
  const server = spawn(process.execPath, ['--conditions=source', 'scripts/dev/dev-server.ts'], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  let output = '';
  while (!/http:\S+/.test(output)) output += String((await once(server.stdout, 'data'))[0]);
  const [address] = /http:\S+/.exec(output) ?? [''];

  const page = await (await fetch(address)).text();
  expect(page).toContain('<h1');
  // Vite's client comes before the page's own script, which needs it.
  expect(page.indexOf('/@vite/client')).toBeGreaterThan(0);
  expect(page.indexOf('/@vite/client')).toBeLessThan(page.indexOf('/src/entry-client.tsx'));
  const script = await fetch(`${address}/src/entry-client.tsx`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect((await fetch(`${address}/api/auth/me`)).status).toBe(401);
  expect((await fetch(`${address}/nowhere`)).status).toBe(404);

  server.kill('SIGTERM');
  // Vite also handles signals: the first handler exits the process.
  expect([0, 143]).toContain((await once(server, 'exit'))[0]);
});
