// Every package that is installed must carry a licence that lets anyone use and pass it on.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that say nothing usable in their manifest, and what their own licence file says. */
const EXCEPTIONS: Readonly<Record<string, string>> = { eval: 'MIT', 'require-like': 'MIT' };

/** Shared libraries that sharp loads and that anyone may replace by their own build: what the LGPL asks for. */
const LOADED_LIBRARIES = { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later' };

interface LockedPackage {
  link?: boolean;
  license?: string;
  version?: string;
}

const lockfile = JSON.parse(await readFile('package-lock.json', 'utf8'));
// Optional packages of other platforms are in the lockfile, but not here.
const installed = Object.entries<LockedPackage>(lockfile.packages).filter(
  ([where, entry]) => where.includes('node_modules/') && !entry.link && existsSync(where),
);

const refused: string[] = [];
for (const [where, entry] of installed) {
  const name = where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = EXCEPTIONS[name] ?? entry.license ?? (await licenceInManifest(where)) ?? 'none';
  const isLoaded = LOADED_LIBRARIES.name.test(name) && licence === LOADED_LIBRARIES.licence;
  if (!isLoaded && !isAllowed(licence)) refused.push(`${name}@${entry.version}: ${licence}`);
}

for (const line of refused) console.error(line);
console.log(`${installed.length - refused.length} of ${installed.length} packages carry an allowed licence.`);
process.exitCode = refused.length > 0 ? 1 : 0;

/** "(MIT OR GPL-3.0)" leaves the choice to us, "MIT AND OFL-1.1" does not. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((part) => ALLOWED.has(part.trim()));
}

async function licenceInManifest(where: string): Promise<string | undefined> {
  const text = await readFile(path.join(where, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).license;
}
