import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { node, root } from './root.mjs';
import { run } from './run-process.mjs';

const lockfile = path.join(root, 'package-lock.json');
const stamp = path.join(root, 'node_modules', '.installed-lockfile');
/** What npm itself writes when an installation is complete. */
const installed = path.join(root, 'node_modules', '.package-lock.json');

/** What the system, or npm in place of it, calls a network that is not there. */
const UNREACHABLE = /EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTCACHED|ENOTFOUND|ETIMEDOUT/;

/** Installs the packages of the lockfile, unless they stand already; ends the process where that fails. */
export async function requirePackages() {
  if (Number.parseInt(process.versions.node, 10) < 18) {
    stop(`Node 18 or newer is needed to begin; this is ${process.version}.`);
  }
  if (arePackagesInstalled()) return;

  console.log('Installing packages; this takes a minute or two …');
  let complaints = '';
  const args = [
    'ci',
    // Asked for by name, because NODE_ENV=production would leave out what the build needs.
    '--include=dev',
    // Without the registry the cache may do; npm alone would try again for minutes before it says so.
    ...((await isRegistryReachable()) ? [] : ['--offline']),
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const code = await run('npm', args, {
    onErrorOutput: (text) => {
      complaints += text;
    },
  }).catch((error) => stop(`npm could not be started: ${error.message}`));
  if (code > 128) process.exit(code);
  if (code !== 0) stop(`The packages could not be installed: ${reason(complaints)}`);
  writeStamp();
}

function arePackagesInstalled() {
  if (!existsSync(node)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash()) return true;
  if (!existsSync(installed) || !holdsEverything()) return false;
  writeStamp();
  return true;
}

/** True after an installation by hand: npm's own record holds every package of the lockfile. */
function holdsEverything() {
  const wanted = readPackages(lockfile);
  const present = readPackages(installed);
  return Object.entries(wanted).every(([where, entry]) => {
    if (!where.startsWith('node_modules/') || entry.link) return true;
    const found = present[where];
    return found
      ? found.integrity === entry.integrity
      : entry.optional === true || entry.devOptional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function writeStamp() {
  writeFileSync(stamp, lockfileHash());
}

function lockfileHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

/** False only where there is certainly no way to it; proxies and certificates are npm's to know. */
async function isRegistryReachable() {
  const proxied = Object.keys(process.env).some((name) => /^(?:npm_config_)?https?[-_]proxy$/i.test(name));
  if (proxied || process.env.npm_config_proxy) return true;
  const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/';
  try {
    await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch (error) {
    const { cause } = /** @type {{ cause?: { code?: string } }} */ (error);
    return !UNREACHABLE.test(cause?.code ?? '');
  }
}

/** @param {string} complaints what npm said */
function reason(complaints) {
  if (
    /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/.test(complaints)
  ) {
    return 'the npm registry cannot be reached. Connect to the network and run the command again.';
  }
  if (/ENOSPC/.test(complaints)) return 'the disk is full.';
  if (/EACCES|EPERM/.test(complaints)) return 'this user may not write into node_modules or the npm cache.';
  if (/in sync/.test(complaints)) return 'package.json and package-lock.json disagree; run npm install.';
  return 'npm says why in the lines above.';
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
