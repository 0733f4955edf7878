import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const { services } = parse(read('compose.yaml'));

test('compose.yaml sets only variables that .env.example explains', () => {
  const set = Object.keys(services.server.environment);
  const explained = [...read('.env.example').matchAll(/^#(\w+)=/gm)].map(([, name]) => name);
  expect(set).toContain('SESSION_SECRET');
  expect(set.filter((name) => !explained.includes(name))).toEqual([]);
});

test('the files that the image starts and compose.yaml mounts exist', () => {
  const [, command = '[]'] = /^CMD (.+)$/m.exec(read('Dockerfile')) ?? [];
  const started = JSON.parse(command).at(-1);
  const [mounted] = services.proxy.volumes[0].split(':');
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
  // If neither is set, HAProxy's default format applies, which begins with the IP address.
  expect(formats).toHaveLength(2);
  for (const format of formats) expect(format).not.toMatch(/%c[ip]|%h[rs]|src|%r|%HP|%HU|%HQ/);
  expect(settings).not.toMatch(/option (?:httplog|tcplog)|capture /);
});
