// npm run release: collects the files of a release: sources, bill of materials, the embed's files, the package for npm,
// and checksums.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../bootstrap/run-process.mjs';
import { buildStale } from '../build/build.ts';
import { copyEmbed } from '../build/embed-files.ts';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
const versionIn = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).version;

process.exitCode = await release();

/** Returns an exit code. */
async function release(): Promise<number> {
  if (git('status', '--porcelain') !== '') {
    console.error('There are uncommitted changes. Commit them first: a release is made from a commit.');
    return 1;
  }
  const buildCode = await buildStale();
  if (buildCode !== 0) return buildCode;
  const sbomCode = await run(process.execPath, ['scripts/release/sbom.ts']);
  if (sbomCode !== 0) return sbomCode;
  collectFiles();
  return 0;
}

function collectFiles(): void {
  const version = versionIn('package.json');
  const folder = join('release', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const name = `whenabouts-${version}`;
  git(
    'archive',
    '--format=tar.gz',
    `--prefix=${name}/`,
    `--output=${join(folder, `${name}.tar.gz`)}`,
    'HEAD',
  );
  cpSync('.build/sbom.cdx.json', join(folder, 'sbom.cdx.json'));
  copyEmbed(join(folder, 'widget', versionIn('widget/package.json')));
  // Fails if the registry's client would reject the package.
  for (const workspace of ['./core', './core/command', './widget']) {
    execFileSync('npm', ['publish', '--dry-run', '--access', 'public', workspace], { stdio: 'inherit' });
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, workspace]);
  }
  const sums = checksums(folder);
  writeFileSync(join(folder, 'SHA256SUMS'), sums);
  console.log(`${folder} has version ${version} of commit ${git('rev-parse', '--short', 'HEAD')}:`);
  console.log(sums.trimEnd());
}

/** Returns the checksums of a folder's files, in the format that `sha256sum --check` reads. */
function checksums(folder: string): string {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
      return `${sum}  ${file.slice(folder.length + 1)}\n`;
    })
    .join('');
}
