// Builds the npm package: the calculator as a module, the components with their types, and the manifest of the element.
import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'tsup';
import { createManifest } from './custom-elements-manifest.ts';

const folder = path.resolve(import.meta.dirname, '..');
const dist = path.join(folder, 'dist');

await build({
  config: false,
  silent: true,
  clean: true,
  outDir: dist,
  entry: ['index', 'react', 'vue', 'preact', 'svelte'].map((name) => path.join(folder, 'npm', `${name}.ts`)),
  format: 'esm',
  target: 'es2022',
  tsconfig: path.join(folder, 'npm/tsconfig.json'),
  dts: true,
  external: ['./calculator.js', 'react', 'vue', 'preact', 'svelte'],
});

// The build of the embed creates these files.
const embed = path.join(folder, 'dist-embed');
await copyFile(path.join(embed, 'calculator-module.js'), path.join(dist, 'calculator.js'));
await copyFile(path.join(embed, 'licenses.txt'), path.join(dist, 'licenses.txt'));
await copyFile(path.resolve(folder, '../LICENSE'), path.join(dist, 'LICENSE'));

const attributes = await readFile(path.join(folder, 'src/options/attributes.ts'), 'utf8');
await writeFile(
  path.join(dist, 'custom-elements.json'),
  `${JSON.stringify(createManifest(attributes), null, 2)}\n`,
);

// The site serves the package next to the other files of the embed.
const packed = await mkdtemp(path.join(tmpdir(), 'widget-'));
execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', packed], { cwd: folder });
const [tarball = ''] = await readdir(packed);
await copyFile(path.join(packed, tarball), path.join(embed, 'npm.tgz'));
await rm(packed, { recursive: true });
