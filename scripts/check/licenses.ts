// Fails if an installed package has a license that does not let anyone use and redistribute it.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import satisfies from 'spdx-satisfies';

/** Licenses (SPDX) that let anyone use and redistribute a package. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
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
];

/** Licenses of packages whose manifests state no valid license, taken from their license files. */
const EXCEPTIONS: Readonly<Record<string, string>> = { eval: 'MIT', 'require-like': 'MIT' };

/** Shared libraries that sharp loads. Anyone can replace them, as the LGPL requires. */
const SHARED_LIBRARIES = { name: /^@img\/sharp-libvips-/, license: 'LGPL-3.0-or-later' };

interface LockedPackage {
  link?: boolean;
  license?: string;
  version?: string;
}

/** Returns true if an SPDX expression leaves a choice of allowed licenses; false for text that is not SPDX. */
export function isAllowedLicense(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    return false;
  }
}

async function checkLicenses(): Promise<number> {
  const lockfile = JSON.parse(await readFile('package-lock.json', 'utf8'));
  // Optional packages of other platforms are in the lockfile, but not installed.
  const installed = Object.entries<LockedPackage>(lockfile.packages).filter(
    ([folder, entry]) => folder.includes('node_modules/') && !entry.link && existsSync(folder),
  );

  const rejectedPackages: string[] = [];
  for (const [folder, entry] of installed) {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const license = EXCEPTIONS[name] ?? entry.license ?? (await licenseInManifest(folder)) ?? 'none';
    const isSharedLibrary = SHARED_LIBRARIES.name.test(name) && license === SHARED_LIBRARIES.license;
    if (!isSharedLibrary && !isAllowedLicense(license))
      rejectedPackages.push(`${name}@${entry.version}: ${license}`);
  }

  for (const line of rejectedPackages) console.error(line);
  console.log(
    `${installed.length - rejectedPackages.length} of ${installed.length} packages have an allowed license.`,
  );
  return rejectedPackages.length > 0 ? 1 : 0;
}

async function licenseInManifest(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).license;
}

if (import.meta.main) process.exitCode = await checkLicenses();
