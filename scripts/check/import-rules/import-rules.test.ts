import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowed, planted } from './fixtures.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const workspaces = ['core', 'server', 'site', 'widget'];

let copy: string;
let refusals: Map<string, string[]>;

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
  for (const { file, code } of [...planted, ...allowed]) await write(file, `${code}\n`);
  refusals = await lint();
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

describe('a line in the wrong room is refused, with the reason', () => {
  test.each(planted)('$file: $code', ({ file, refusal }) => {
    expect(refusals.get(file)?.join('\n') ?? 'nothing').toContain(refusal);
  });
});

describe('a line in its room passes', () => {
  test.each(allowed)('$file', ({ file }) => {
    expect(refusals.get(file) ?? []).toEqual([]);
  });
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

/** What Biome says about the copy: sentences by file. */
async function lint(): Promise<Map<string, string[]>> {
  const report = await new Promise<string>((resolve) => {
    const biome = path.join(root, 'node_modules/.bin/biome');
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
    execFile(biome, args, { cwd: copy, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  const sentences = new Map<string, string[]>();
  for (const diagnostic of JSON.parse(report).diagnostics as Diagnostic[]) {
    const where = diagnostic.location.path;
    const file = path.relative(copy, path.resolve(copy, typeof where === 'string' ? where : where.file));
    sentences.set(file, [...(sentences.get(file) ?? []), JSON.stringify(diagnostic)]);
  }
  return sentences;
}
