import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../bootstrap/run.mjs';
import { findChromium } from './find-chromium.ts';
import { oneOf, type Step } from './step.ts';

interface Need {
  readonly name: string;
  readonly aptPackage: string;
  readonly isThere: () => boolean;
}

const needs: readonly Need[] = [
  { name: 'Chromium', aptPackage: 'chromium', isThere: () => findChromium() !== undefined },
  { name: 'MariaDB', aptPackage: 'mariadb-server', isThere: () => hasCommand('mariadbd') },
];

/** Makes sure of what the tests need besides npm packages: a browser and a database server. */
export const systemPackages: Step = {
  name: 'browser and database',
  run: async () => {
    const missing = needs.filter((need) => !need.isThere());
    if (missing.length === 0) return oneOf(true);

    const packages = missing.map((need) => need.aptPackage).join(' ');
    const names = missing.map((need) => need.name).join(' and ');
    if (!(isRoot() && isDebianOrUbuntu() && hasCommand('apt-get'))) {
      console.error(`${names} missing. On Debian or Ubuntu: sudo apt-get install ${packages}`);
      return oneOf(false);
    }

    await install(missing.map((need) => need.aptPackage));
    const stillMissing = missing.filter((need) => !need.isThere()).map((need) => need.name);
    if (stillMissing.length > 0) console.error(`apt-get did not bring ${stillMissing.join(' and ')}.`);
    return oneOf(stillMissing.length === 0);
  },
};

async function install(packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(' and ')} with apt-get …`);
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet);
  // Ubuntu's own chromium is a snap, which does not run in containers: take Playwright's build there.
  const byApt = isUbuntu() ? packages.filter((name) => name !== 'chromium') : packages;
  if (byApt.length > 0) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...byApt], quiet);
  }
  if (byApt.length < packages.length) await run('playwright', ['install', '--with-deps', 'chromium'], quiet);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function isDebianOrUbuntu(): boolean {
  return /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(osRelease());
}

function isUbuntu(): boolean {
  return /^ID=.*\bubuntu\b/m.test(osRelease());
}

function osRelease(): string {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
}

/** Servers live in sbin, which is not in everyone's PATH. */
function hasCommand(name: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.some((folder) => existsSync(path.join(folder, name)));
}
