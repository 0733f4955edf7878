import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { node, root, run } from './run-process.mjs';

const lockfile = path.join(root, 'package-lock.json');
/** Holds the hash of the lockfile whose packages are installed. */
const hashFile = path.join(root, 'node_modules', '.installed-lockfile');
/** The file that npm writes at the end of an installation. */
const installed = path.join(root, 'node_modules', '.package-lock.json');

/** Error codes of an unreachable network, from the system or from npm. */
const UNREACHABLE =
  /EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTCACHED|ENOTFOUND|ERR_SOCKET_TIMEOUT|ETIMEDOUT/;

/** Installs the lockfile's packages if they are not installed yet. Exits the process on failure. */
export async function installPackages() {
  if (Number.parseInt(process.versions.node, 10) < 18) {
    exitWithError(`Node 18 or newer is required; this is ${process.version}.`);
  }
  if (arePackagesInstalled()) return;

  console.log('Installing packages; this takes a minute or two …');
  let errorOutput = '';
  const args = [
    'ci',
    // NODE_ENV=production would omit the packages that the build needs.
    '--include=dev',
    // If the registry is unreachable, npm would retry for minutes before it fails. The cache may be enough.
    ...((await isRegistryReachable()) ? [] : ['--offline']),
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const code = await run('npm', args, {
    onErrorOutput: (text) => {
      errorOutput += text;
    },
  }).catch((error) => exitWithError(`npm could not be started: ${error.message}`));
  // A signal ended npm.
  if (code > 128) process.exit(code);
  if (code !== 0) exitWithError(`The packages could not be installed: ${explainFailure(errorOutput)}`);
  writeHash();
}

function arePackagesInstalled() {
  if (!existsSync(node)) return false;
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === lockfileHash()) return true;
  if (!existsSync(installed) || !isComplete()) return false;
  writeHash();
  return true;
}

/** Returns true if npm's record of the installation has every package of the lockfile, as after `npm install`. */
function isComplete() {
  const wanted = readPackages(lockfile);
  const present = readPackages(installed);
  return Object.entries(wanted).every(([folder, entry]) => {
    if (!folder.startsWith('node_modules/') || entry.link) return true;
    const presentEntry = present[folder];
    return presentEntry
      ? presentEntry.integrity === entry.integrity
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

function writeHash() {
  writeFileSync(hashFile, lockfileHash());
}

function lockfileHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

/** Returns false only if the network is certainly unreachable. Proxies and certificates are left to npm. */
async function isRegistryReachable() {
  const usesProxy = Object.keys(process.env).some((name) => /^(?:npm_config_)?https?[-_]proxy$/i.test(name));
  if (usesProxy || process.env.npm_config_proxy) return true;
  const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/';
  try {
    await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch (error) {
    const { cause } = /** @type {{ cause?: { code?: string } }} */ (error);
    return !UNREACHABLE.test(cause?.code ?? '');
  }
}

/**
 * Returns the advice for an error of npm.
 *
 * @param {string} errorOutput
 */
function explainFailure(errorOutput) {
  if (UNREACHABLE.test(errorOutput)) {
    return 'the npm registry cannot be reached. Connect to the network and run the command again.';
  }
  if (/ENOSPC/.test(errorOutput)) return 'the disk is full.';
  if (/EACCES|EPERM/.test(errorOutput)) return 'this user may not write into node_modules or the npm cache.';
  if (/in sync/.test(errorOutput)) return 'package.json and package-lock.json disagree; run npm install.';
  return 'see the output of npm above.';
}

/**
 * @param {string} message
 * @returns {never}
 */
function exitWithError(message) {
  console.error(message);
  process.exit(1);
}
