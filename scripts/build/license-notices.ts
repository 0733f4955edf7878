import { readFile } from 'node:fs/promises';
import path from 'node:path';

const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Returns the license notices of the packages whose code is in a bundle, as the text of licenses.txt.
 *
 * @param modules Paths of the bundled files.
 * @throws if a package has no LICENSE file.
 */
export async function licenseNotices(modules: readonly string[]): Promise<string> {
  const packages = new Map<string, string>();
  for (const module of modules) {
    const [folder, name] = PACKAGE.exec(module) ?? [];
    if (folder && name) packages.set(name, folder);
  }
  const notices = await Promise.all(
    [...packages].sort().map(async ([name, folder]) => {
      const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
      return `${name} ${version}\n\n${(await readFile(path.join(folder, 'LICENSE'), 'utf8')).trim()}\n`;
    }),
  );
  return notices.join(`\n${'-'.repeat(80)}\n\n`);
}
