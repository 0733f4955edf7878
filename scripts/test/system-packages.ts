import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { galeraProvider } from '../../server/test/galera-cluster.ts';
import { run } from '../bootstrap/run-process.mjs';
import { type Step, singleCount } from '../steps/step.ts';
import { findChromium } from './find-chromium.ts';
import { type Need, planInstallation } from './plan-installation.ts';

const known = [
  { name: 'Chromium', aptPackage: 'chromium-headless-shell', isThere: () => findChromium() !== undefined },
  { name: 'MariaDB', aptPackage: 'mariadb-server', isThere: () => hasCommand('mariadbd') },
  { name: 'Galera', aptPackage: 'galera-4', isThere: () => galeraProvider() !== undefined },
  { name: 'rsync', aptPackage: 'rsync', isThere: () => hasCommand('rsync') },
  { name: 'PHP', aptPackage: 'php-cli', isThere: () => hasCommand('php') },
  { name: 'Firefox', aptPackage: 'firefox-esr', isThere: () => hasCommand('firefox-esr') },
  { name: 'WebKitGTK', aptPackage: 'webkit2gtk-driver', isThere: () => hasCommand('WebKitWebDriver') },
  { name: 'Xvfb', aptPackage: 'xvfb', isThere: () => hasCommand('xvfb-run') },
  { name: 'xauth', aptPackage: 'xauth', isThere: () => hasCommand('xauth') },
] as const satisfies readonly (Need & { isThere: () => boolean })[];

type Program = (typeof known)[number]['name'];

/** Installs programs that tests need besides npm packages. */
export const systemPackages = (...names: readonly Program[]): Step => ({
  name: 'system packages',
  run: async () => {
    const needs = known.filter(({ name }) => names.includes(name));
    const missing = needs.filter((need) => !need.isThere());
    if (missing.length === 0) return singleCount(true);

    const plan = planInstallation(missing, {
      isRoot: process.getuid?.() === 0,
      hasApt: hasCommand('apt-get'),
      osRelease: existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '',
    });
    if ('advice' in plan) {
      console.error(plan.advice);
      return singleCount(false);
    }
    console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} …`);
    for (const [file, ...args] of plan.commands) {
      const code = await run(file, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
      if (code !== 0) console.error(`${[file, ...args].join(' ')} failed with ${code}.`);
    }
    const still = missing.filter((need) => !need.isThere()).map(({ name }) => name);
    if (still.length > 0) console.error(`${still.join(' and ')} could not be installed.`);
    return singleCount(still.length === 0);
  },
});

/** Servers are in sbin, which is not in every user's PATH. */
function hasCommand(name: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.some((folder) => existsSync(path.join(folder, name)));
}
