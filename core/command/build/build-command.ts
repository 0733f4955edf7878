// Builds the package `whenabouts`: the command, and the server for assistants, which it loads on demand. Everything is
// bundled, so that `npx` installs one package: the protocol's SDK would bring a web server and 90 other packages that are
// never used.
import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { licenseNotices } from '../../../scripts/build/license-notices.ts';

const folder = path.resolve(import.meta.dirname, '..');
const dist = path.join(folder, 'dist');

await rm(dist, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [path.join(folder, 'src/whenabouts.ts')],
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  // The oldest version in `engines`.
  target: 'node20',
  // Bundles the sources of core, which need not be built.
  conditions: ['source'],
  charset: 'utf8',
  metafile: true,
  logLevel: 'warning',
});
const modules = Object.keys(metafile.inputs).map((file) => path.resolve(file));
await writeFile(path.join(dist, 'licenses.txt'), await licenseNotices(modules));
await copyFile(path.join(folder, '../../LICENSE'), path.join(dist, 'LICENSE'));
