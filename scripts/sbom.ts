// Lists every package that runs in production, with its version, licence and checksum, in CycloneDX.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const FILE = '.build/sbom.cdx.json';

const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], {
  maxBuffer: 64 * 2 ** 20,
});
const { components } = JSON.parse(stdout);
await mkdir('.build', { recursive: true });
await writeFile(FILE, stdout);
console.log(`${FILE} lists ${components.length} packages.`);
