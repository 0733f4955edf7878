// Builds the package for npm: the calculator as a module, the components with their types, and the manifest of the element.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'tsup';
import { bundle } from '../build/bundle.ts';
import { licenseNotices } from '../build/licenses.ts';
import { writeManifest } from './write-manifest.ts';

const folder = import.meta.dirname;
const dist = path.join(folder, 'dist');
const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));

await build({
  config: false,
  silent: true,
  clean: true,
  outDir: dist,
  entry: ['index', 'react', 'vue', 'preact', 'svelte'].map((name) => path.join(folder, 'src', `${name}.ts`)),
  format: 'esm',
  target: 'es2022',
  tsconfig: path.join(folder, 'tsconfig.json'),
  dts: true,
  external: ['./calculator.js', 'react', 'vue', 'preact', 'svelte'],
});

const { code, modules } = await bundle(path.resolve(folder, '..'), version, {
  input: 'src/embed.ts',
  format: 'es',
  mangles: true,
});
await writeFile(path.join(dist, 'calculator.js'), `${code}\n`);
await writeFile(path.join(dist, 'licenses.txt'), await licenseNotices(modules));
await copyFile(path.resolve(folder, '../../LICENSE'), path.join(dist, 'LICENSE'));

const attributes = await readFile(path.join(folder, 'src/attributes.ts'), 'utf8');
await writeFile(
  path.join(dist, 'custom-elements.json'),
  `${JSON.stringify(writeManifest(attributes), null, 2)}\n`,
);
