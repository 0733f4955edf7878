// Checks the figures and components in the prose: a wrong name is an error, as in TypeScript.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { proseOptions } from './prose.ts';

const SITE = path.resolve(import.meta.dirname, '..');

/**
 * Returns the errors of texts by their paths below `content`. `folder`, in `site`, is for the compiled texts: there, their
 * imports lead to the same files.
 *
 * @throws {Error} if there are no texts, or if TypeScript cannot be started.
 */
export async function proseErrors(texts: Readonly<Record<string, string>>, folder: string): Promise<string> {
  if (Object.keys(texts).length === 0) throw new Error('There are no texts to check.');
  const output = path.join(SITE, folder);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const errors: string[] = [];
  for (const [name, value] of Object.entries(texts)) {
    const compiled = await compile({ path: name, value }, { ...proseOptions, jsx: true }).then(
      String,
      ({ line, reason }) => {
        errors.push(`${name}:${line}: ${reason}`);
        return '';
      },
    );
    for (const [, component] of compiled.matchAll(/_missingMdxReference\("([^"]+)"/g))
      errors.push(`${name}: <${component}> is not imported`);
    const file = path.join(output, name.replace(/\.mdx$/, '.jsx'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, compiled);
  }
  writeFileSync(path.join(output, 'tsconfig.json'), JSON.stringify(tsconfig));
  return [...errors, typeErrors(output)].filter(Boolean).join('\n');
}

const tsconfig = {
  extends: '../tsconfig.json',
  compilerOptions: {
    rootDir: '..',
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    // The functions that the compiler of the prose writes have no types.
    noImplicitAny: false,
  },
  include: ['**/*.jsx', '../../widget/src/version.d.ts'],
  // The sources of the other packages, so that nothing has to be built.
  references: [],
};

function typeErrors(project: string): string {
  try {
    execFileSync('tsc', ['--project', project], { cwd: SITE, encoding: 'utf8' });
    return '';
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout;
  }
}

if (import.meta.main) {
  const content = path.join(SITE, 'content');
  const names = globSync('**/*.mdx', { cwd: content });
  const texts = names.map((name) => [name, readFileSync(path.join(content, name), 'utf8')]);
  const errors = await proseErrors(Object.fromEntries(texts), '.prose');
  if (errors) console.error(errors);
  else console.log(`${names.length} texts have no wrong names.`);
  process.exitCode = errors ? 1 : 0;
}
