import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The workspaces that the server consists of. */
const WORKSPACES = ['core', 'server'];
const SCOPE = '@whenabouts';

/**
 * Writes the server of an earlier commit to a folder, until the end of the test, and returns the file that starts it. It
 * uses the packages that are installed.
 */
export function earlierServer(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  extractCommit(commit, WORKSPACES, folder);
  linkPackages(folder);
  return join(folder, 'server/src/main.ts');
}

/** Writes these paths of an earlier commit to a folder. */
export function extractCommit(commit: string, paths: readonly string[], folder: string): void {
  const archive = join(folder, 'release.tar');
  try {
    execFileSync('git', ['archive', '--output', archive, commit, ...paths], { cwd: ROOT, stdio: 'pipe' });
  } catch (error) {
    throw new Error(
      `The test needs commit ${commit}, which is not here. Run it in a clone with the whole history: git fetch --unshallow`,
      { cause: error },
    );
  }
  execFileSync('tar', ['-xf', archive, '-C', folder]);
}

/** Links the installed packages to a folder, but its own workspaces instead of the current ones. */
function linkPackages(folder: string): void {
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(folder, 'node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== SCOPE) symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  }
  for (const name of WORKSPACES) symlinkSync(join(folder, name), join(folder, 'node_modules', SCOPE, name));
}
