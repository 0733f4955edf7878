import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const json = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

interface LockedPackage {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly hashes?: readonly unknown[];
  readonly licenses?: readonly unknown[];
}
const locked = Object.entries<LockedPackage>(json('package-lock.json').packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);

test('every installed package has a checksum in the lockfile, and no download URL', () => {
  // Packages of other platforms may have no checksum; npm rejects them without one.
  const unchecked = locked.filter(
    ([folder, { integrity }]) =>
      existsSync(path.join(ROOT, folder)) && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );
  expect(unchecked).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('only allowed packages have install scripts', () => {
  const allowed = Object.keys(json('package.json').allowScripts);
  const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(running.map(([folder]) => folder.replace(/^.*node_modules\//, '')).sort()).toEqual(allowed.sort());
});

test('the SBOM lists production packages with licenses and checksums, and no development packages', async () => {
  await promisify(execFile)(process.execPath, ['scripts/release/sbom.ts'], { cwd: ROOT });
  const components: Component[] = json('.build/sbom.cdx.json').components;
  const isOurs = (component: Component) => component['bom-ref'].startsWith('@whenabouts/');
  const ours = components.filter(isOurs);
  const others = components.filter((component) => !isOurs(component));
  expect(ours.map((component) => component['bom-ref'].replace(/@[\d.]+$/, '')).sort()).toEqual(
    ['calculator', 'core', 'server', 'site', 'widget'].map((name) => `@whenabouts/${name}`),
  );
  const names = others.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['koa', 'sharp', 'mysql2', 'react-dom', 'nodemailer']));
  for (const name of ['vitest', '@playwright/test', 'typescript']) expect(names).not.toContain(name);
  expect(others.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([]);
}, 60_000);

/** Patterns of keys and passwords. */
const SECRETS = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bAIza[\w-]{35}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bgithub_pat_\w{60,}/,
  /\bglpat-[\w-]{20}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\b[rs]k_live_\w{20,}/,
  /\bSG\.[\w-]{22}\.[\w-]{43}\b/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
  /^[ \t]*(?:SESSION_SECRET|ADMIN_PASSWORD)=[^\s#$]+/m,
];
const secretIn = (text: string) => SECRETS.find((secret) => secret.test(text));

test('no source contains a key or a password', () => {
  const sources = globSync('**/*', {
    cwd: ROOT,
    withFileTypes: true,
    exclude: (entry) =>
      /^(?:node_modules|dist|data|coverage|test-results|playwright-report|release|screenshots)$|^\.(?!env\.example|npmrc)/.test(
        entry.name,
      ),
  }).filter((entry) => entry.isFile() && !/\.(?:png|jpe?g|webp|avif|woff2?|ico|gz|br)$/.test(entry.name));
  expect(sources.length).toBeGreaterThan(500);
  const found = sources
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => secretIn(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

// Concatenated at run time, because this file is also searched.
test.each([
  ['-----BEGIN', ' PRIVATE KEY-----'],
  ['-----BEGIN', ' OPENSSH PRIVATE KEY-----'],
  ['AKIA', 'ABCDEFGHIJKLMNOP'],
  ['ghp_', 'a'.repeat(36)],
  ['SESSION_SECRET', '=abc'],
])('the search for secrets finds %s…', (start, rest) => {
  expect(secretIn(`x\n${start}${rest}\n`)).toBeDefined();
});
