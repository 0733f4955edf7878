import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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
    ['core', 'embed', 'server', 'site', 'view', 'widget'].map((name) => `@whenabouts/${name}`),
  );
  const names = others.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['koa', 'sharp', 'mysql2', 'react-dom', 'nodemailer']));
  for (const name of ['vitest', '@playwright/test', 'typescript']) expect(names).not.toContain(name);
  expect(others.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([]);
}, 60_000);
