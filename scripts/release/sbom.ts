// npm run sbom: lists the packages that run in production, in CycloneDX.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const FILE = '.build/sbom.cdx.json';
/** npm's properties of packages that are not in the lockfile, and of development packages. */
const OMITTED_PROPERTIES = ['cdx:npm:package:extraneous', 'cdx:npm:package:development'];

/** The command in core's folder, which npm lists with core. No server runs it. */
const COMMAND = 'whenabouts@';

interface Bill {
  components: { readonly 'bom-ref': string; readonly properties?: readonly { readonly name: string }[] }[];
  dependencies: { readonly ref: string; dependsOn: string[] }[];
}

interface LockedPackage {
  readonly version?: string;
  /** A development package that is also an optional peer of a production package. */
  readonly devOptional?: true;
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  await readFile('package-lock.json', 'utf8'),
);
const optionalPeers = Object.entries(packages)
  .filter(([, { devOptional }]) => devOptional)
  .map(([folder, { version }]) => `${folder.replace(/^.*node_modules\//, '')}@${version}`);

// `--omit=dev` would also omit production packages that a development tool depends on. The examples are workspaces, but
// not part of the product. The server depends on core: named here, npm would follow core and the command in it in a circle.
const workspaces = ['server', 'site', 'embed', 'view', 'widget'].flatMap((name) => [
  '-w',
  `@whenabouts/${name}`,
]);
const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format=cyclonedx', ...workspaces], {
  maxBuffer: 64 * 2 ** 20,
});
const bill: Bill = JSON.parse(stdout);
const omitted = new Set([
  ...optionalPeers,
  ...bill.components
    .filter(
      ({ 'bom-ref': ref, properties = [] }) =>
        ref.startsWith(COMMAND) || properties.some(({ name }) => OMITTED_PROPERTIES.includes(name)),
    )
    .map((component) => component['bom-ref']),
]);
bill.components = bill.components.filter((component) => !omitted.has(component['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => !omitted.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => !omitted.has(on)) }));
await mkdir('.build', { recursive: true });
await writeFile(FILE, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${FILE} lists ${bill.components.length} packages.`);
