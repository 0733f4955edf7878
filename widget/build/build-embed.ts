// Builds the files that other sites load: the script, and the files of the frame and of the installation check.
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { licenseNotices } from '../../scripts/build/license-notices.ts';
import { filesOnDemand, otherScripts, packageEntry, script } from '../src/files.ts';
import { bundle, generateScript, readOrigins } from './bundle.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist-embed');
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const options = { version, originsWithoutLink: readOrigins(process.env.EMBED_ORIGINS_WITHOUT_LINK) };

/**
 * The beginning of the calculator's script. The first line tells Chromium that most functions run on load. Chromium
 * then compiles them off the main thread during the download, which saves a third of the time until the calculator
 * appears. `licenses.txt` is in the same folder as the script, at each of its URLs.
 */
const HEADER = '//# allFunctionsCalledOnLoad\n/*! Preact, (c) Jason Miller, MIT: licenses.txt */\n';

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });

const files: Record<string, { bytes: number; integrity: string }> = {};
async function writeScript(name: string, content: string): Promise<void> {
  await writeFile(path.join(dist, name), content);
  const hash = createHash('sha384').update(content).digest('base64');
  files[name] = { bytes: Buffer.byteLength(content), integrity: `sha384-${hash}` };
}

const calculator = await bundle(script.entry, options);
// A classic script without a global name, which a module loader of the page does not mistake for a module.
const { code, modules } = await generateScript(calculator, 'iife');
await writeScript('calculator.js', HEADER + code);
await writeFile(path.join(dist, 'licenses.txt'), await licenseNotices(modules));
const npmModule = await bundle(packageEntry, options);
await writeFile(path.join(dist, 'calculator-module.js'), (await generateScript(npmModule, 'es')).code);

for (const [name, { entry }] of Object.entries(filesOnDemand)) {
  const file = await bundle(entry, { ...options, react: 'script' });
  await writeScript(name, (await generateScript(file, 'es')).code);
}
for (const [name, { entry, format }] of Object.entries(otherScripts)) {
  await writeScript(name, (await generateScript(await bundle(entry, options), format)).code);
}
await writeFile(path.join(dist, 'manifest.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);

// Pages can pin a published version, so its files stay available.
await cp(path.join(root, 'published'), dist, { recursive: true });

// The server zips the WordPress plugin with its own URL.
await cp(path.resolve(root, '../examples/wordpress'), path.join(dist, 'wordpress'), { recursive: true });
