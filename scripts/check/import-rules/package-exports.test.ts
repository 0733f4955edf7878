import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

test.each([
  ['site', '@whenabouts/server'],
  ['site', '@whenabouts/server/src/app.ts'],
  ['site', '@whenabouts/server/contract/plans.ts'],
  ['site', '@whenabouts/core/src/fields.ts'],
  ['site', '@whenabouts/view/calculator/calculator.tsx'],
  ['server', '@whenabouts/core/src/fields.ts'],
])('%s cannot reach %s: the package does not export it', (from, specifier) => {
  const require = createRequire(path.join(root, from, 'package.json'));
  expect(() => require.resolve(specifier)).toThrow(/not (?:defined by "exports"|exported)|No "exports" main/);
});

const violations = [
  ['core', 'src/page.ts', 'export const title = document.title;', "Cannot find name 'document'"],
  ['core', 'src/machine.ts', 'export const args = process.argv;', "Cannot find name 'process'"],
  [
    'core',
    'src/another-package.ts',
    "export * from '../../server/contract/text.ts';",
    "is not under 'rootDir'",
  ],
  ['server', 'src/another-package.ts', "export * from '../../core/src/fields.ts';", 'fields'],
  ['server', 'contract/page.ts', 'export const title = document.title;', "Cannot find name 'document'"],
  ['server', 'src/neighbor.ts', "export * from '../../site/src/paths.ts';", "is not under 'rootDir'"],
] as const;

let copy: string;
const errors = new Map<string, string>();

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'projects-'));
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  await cp(path.join(root, 'tsconfig.json'), path.join(copy, 'tsconfig.json'));
  for (const name of ['core', 'server', 'site']) {
    await cp(path.join(root, name, 'tsconfig.json'), path.join(copy, name, 'tsconfig.json'), {});
  }
  for (const file of [
    'core/src/fields.ts',
    'server/contract/text.ts',
    'server/src/paths.ts',
    'site/src/paths.ts',
  ]) {
    await write(file, 'export const there = true;\n');
  }
  for (const [project, file, code] of violations) await write(path.join(project, file), `${code}\n`);
  for (const project of new Set(violations.map(([name]) => name)))
    errors.set(project, await compile(project));
}, 120_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test.each(violations)('the compiler rejects %s/%s: %s', (project, file, _code, message) => {
  const lines = errors.get(project)?.split(/\n(?=\S)/) ?? [];
  expect(lines.filter((line) => line.startsWith(`${project}/${file}`)).join('\n')).toContain(message);
});

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
  await writeFile(path.join(copy, file), content);
}

function compile(project: string): Promise<string> {
  return new Promise((resolve) => {
    const args = ['--project', project, '--noEmit', '--pretty', 'false'];
    execFile(path.join(root, 'node_modules/.bin/tsc'), args, { cwd: copy }, (_error, stdout) =>
      resolve(stdout),
    );
  });
}
