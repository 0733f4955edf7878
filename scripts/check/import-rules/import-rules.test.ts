import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowed, violations } from './fixtures.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const workspaces = ['core', 'server', 'site', 'widget', 'widget/src', 'widget/view'];

let copy: string;
let messages: Map<string, string[]>;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'import-rules-'));
  const files = [
    '.gitignore',
    'biome.json',
    'package.json',
    'scripts/check/import-rules',
    ...workspaces.map((name) => `${name}/package.json`),
  ];
  for (const file of files) await cp(path.join(root, file), path.join(copy, file), { recursive: true });
  for (const { file, code } of [...violations, ...allowed]) await write(file, `${code}\n`);
  messages = await lint();
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test.each(violations)('the linter rejects $code in $file, with the reason', ({ file, message }) => {
  expect(messages.get(file)?.join('\n') ?? 'nothing').toContain(message);
});

test.each(allowed)('the linter accepts $code in $file', ({ file }) => {
  expect(messages.get(file) ?? []).toEqual([]);
});

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
  await writeFile(path.join(copy, file), content);
}

interface Diagnostic {
  category: string;
  message: unknown;
  location: { path: string | { file: string } };
}

/** Runs Biome on the copy and returns its diagnostics by file. */
async function lint(): Promise<Map<string, string[]>> {
  const report = await new Promise<string>((resolve) => {
    const biome = path.join(root, 'node_modules/.bin/biome');
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
    execFile(biome, args, { cwd: copy, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  const found = new Map<string, string[]>();
  for (const diagnostic of JSON.parse(report).diagnostics as Diagnostic[]) {
    const { path: source } = diagnostic.location;
    const file = path.relative(copy, path.resolve(copy, typeof source === 'string' ? source : source.file));
    found.set(file, [...(found.get(file) ?? []), JSON.stringify(diagnostic)]);
  }
  return found;
}
