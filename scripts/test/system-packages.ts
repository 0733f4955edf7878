import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { galeraProvider } from '../../server/test/galera-cluster.ts';
import { run } from '../bootstrap/run-process.mjs';
import { type Step, singleCount } from '../steps/run-steps.ts';
import { findChromium, findChromiumWithExtensions } from './find-chromium.ts';
import { planInstallation } from './plan-installation.ts';

const programs = [
  {
    name: 'Chromium',
    aptPackage: 'chromium-headless-shell',
    isInstalled: () => findChromium() !== undefined,
  },
  {
    name: 'Chromium with extensions',
    aptPackage: 'chromium',
    isInstalled: () => findChromiumWithExtensions() !== undefined,
  },
  { name: 'MariaDB', aptPackage: 'mariadb-server', isInstalled: () => hasCommand('mariadbd') },
  { name: 'Galera', aptPackage: 'galera-4', isInstalled: () => galeraProvider() !== undefined },
  { name: 'rsync', aptPackage: 'rsync', isInstalled: () => hasCommand('rsync') },
  { name: 'PHP', aptPackage: 'php-cli', isInstalled: () => hasCommand('php') },
  { name: 'Firefox', aptPackage: 'firefox-esr', isInstalled: () => hasCommand('firefox-esr') },
  { name: 'WebKitGTK', aptPackage: 'webkit2gtk-driver', isInstalled: () => hasCommand('WebKitWebDriver') },
  { name: 'Xvfb', aptPackage: 'xvfb', isInstalled: () => hasCommand('xvfb-run') },
  { name: 'xauth', aptPackage: 'xauth', isInstalled: () => hasCommand('xauth') },
] as const;

type ProgramName = (typeof programs)[number]['name'];

/** Installs programs that tests need besides npm packages. */
export const systemPackages = (...names: readonly ProgramName[]): Step => ({
  name: 'system packages',
  run: async () => {
    const missing = programs.filter(({ name, isInstalled }) => names.includes(name) && !isInstalled());
    if (missing.length === 0) return singleCount(true);

    const plan = planInstallation(missing, {
      isRoot: process.getuid?.() === 0,
      hasApt: hasCommand('apt-get'),
      osRelease: existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '',
    });
    if (plan.advice) console.error(plan.advice);
    if (plan.commands.length === 0) return singleCount(false);
    console.log('Installing the missing programs …');
    for (const [file, ...args] of plan.commands) {
      const code = await run(file, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
      if (code !== 0) console.error(`${[file, ...args].join(' ')} failed with ${code}.`);
    }
    const failed = missing.filter(({ isInstalled }) => !isInstalled()).map(({ name }) => name);
    if (failed.length > 0) console.error(`${failed.join(' and ')} could not be installed.`);
    return singleCount(failed.length === 0);
  },
});

/** Servers are in sbin, which is not in every user's PATH. */
function hasCommand(name: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.some((folder) => existsSync(path.join(folder, name)));
}
