import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('compose.yaml sets only variables that .env.example explains', () => {
  const [, environment = ''] =
    /\n {2}server:\n.*?\n {4}environment:\n(.*?)\n {4}\w/s.exec(read('compose.yaml')) ?? [];
  const set = [...environment.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
  const explained = [...read('.env.example').matchAll(/^#(\w+)=/gm)].map(([, name]) => name);
  expect(set).toContain('SESSION_SECRET');
  expect(set.filter((name) => !explained.includes(name))).toEqual([]);
});

test('the files that the image starts and compose.yaml mounts exist', () => {
  const [, started = ''] = /^CMD \["node", "(.+)"\]$/m.exec(read('Dockerfile')) ?? [];
  const [, mounted = ''] = /- (\.\/\S+?):\S+:ro$/m.exec(read('compose.yaml')) ?? [];
  expect([started, mounted].map((file) => [file, existsSync(path.join(ROOT, file))])).toEqual([
    ['server/main.mjs', true],
    ['./deploy/haproxy.cfg', true],
  ]);
});

test('the proxy looks into its cache for the unencoded response if a client accepts no encoding', () => {
  const settings = read('deploy/haproxy.cfg').split('\n');
  const lineOf = (start: string) => settings.findIndex((line) => line.trim().startsWith(start));
  const identity = lineOf(
    'http-request set-header Accept-Encoding identity if !{ req.hdr(Accept-Encoding) -m found }',
  );
  expect(identity).toBeGreaterThan(0);
  expect(identity).toBeLessThan(lineOf('http-request cache-use '));
});

test('the proxy logs no IP addresses and no paths', () => {
  const settings = read('deploy/haproxy.cfg');
  const formats = [...settings.matchAll(/^ +(?:error-)?log-format (.+)$/gm)].map(
    ([, format]) => format ?? '',
  );
  // Without both, HAProxy uses formats of its own that begin with the IP address.
  expect(formats).toHaveLength(2);
  for (const format of formats) expect(format).not.toMatch(/%c[ip]|%h[rs]|src|%r|%HP|%HU|%HQ/);
  expect(settings).not.toMatch(/option (?:httplog|tcplog)|capture /);
});
