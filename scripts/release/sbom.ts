import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const FILE = '.build/sbom.cdx.json';
/** npm's marks for what is in no lockfile, and for what only development needs. */
const LEFT_OUT_MARKS = ['cdx:npm:package:extraneous', 'cdx:npm:package:development'];

interface Bill {
  components: { readonly 'bom-ref': string; readonly properties?: readonly { readonly name: string }[] }[];
  dependencies: { readonly ref: string; dependsOn: string[] }[];
}

interface LockedPackage {
  readonly version?: string;
  /** Needed in development, and an optional peer of a package in production. */
  readonly devOptional?: true;
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  await readFile('package-lock.json', 'utf8'),
);
const optionalPeers = Object.entries(packages)
  .filter(([, { devOptional }]) => devOptional)
  .map(([where, { version }]) => `${where.replace(/^.*node_modules\//, '')}@${version}`);

// Not `--omit=dev`, which also omits production packages that a development tool depends on. Without the examples,
// which are workspaces too and no part of the product.
const workspaces = ['core', 'server', 'site', 'widget'].flatMap((name) => ['-w', name]);
const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format=cyclonedx', ...workspaces], {
  maxBuffer: 64 * 2 ** 20,
});
const bill: Bill = JSON.parse(stdout);
const leftOut = new Set([
  ...optionalPeers,
  ...bill.components
    .filter(({ properties = [] }) => properties.some(({ name }) => LEFT_OUT_MARKS.includes(name)))
    .map((component) => component['bom-ref']),
]);
bill.components = bill.components.filter((component) => !leftOut.has(component['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => !leftOut.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => !leftOut.has(on)) }));
await mkdir('.build', { recursive: true });
await writeFile(FILE, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${FILE} lists ${bill.components.length} packages.`);
