import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const FILE = '.build/sbom.cdx.json';
/** How npm marks what lies in node_modules and is in no lockfile. */
const EXTRANEOUS = 'cdx:npm:package:extraneous';

interface Bill {
  components: { readonly 'bom-ref': string; readonly properties?: readonly { readonly name: string }[] }[];
  dependencies: { readonly ref: string; dependsOn: string[] }[];
}

// Without the examples, which are workspaces too and no part of the product.
const workspaces = ['core', 'server', 'site', 'widget'].flatMap((name) => ['-w', name]);
const { stdout } = await promisify(execFile)(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--omit=dev', ...workspaces],
  { maxBuffer: 64 * 2 ** 20 },
);
const bill: Bill = JSON.parse(stdout);
const strays = new Set(
  bill.components
    .filter(({ properties = [] }) => properties.some(({ name }) => name === EXTRANEOUS))
    .map((component) => component['bom-ref']),
);
bill.components = bill.components.filter((component) => !strays.has(component['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => !strays.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => !strays.has(on)) }));
await mkdir('.build', { recursive: true });
await writeFile(FILE, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${FILE} lists ${bill.components.length} packages.`);
