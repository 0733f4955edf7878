// Builds what other sites load: the script, and the files of the frame and of the installation check.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { galleryCases } from '../src/hosts/gallery.ts';
import { hostPage } from '../src/hosts/host-page.ts';
import { bundle, type Script } from './bundle.ts';
import { licenseNotices } from './licenses.ts';
import { checkOutlookSize, checkSize, measureScript, sizeTable } from './script-size.ts';
import type { StyleNames } from './styles-as-text.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));

/**
 * Starts the calculator's script. The first line tells Chromium that most functions run on load: it compiles them off
 * the main thread while the script downloads. `licenses.txt` is beside the script at each of its URLs.
 */
const HEADER = '//# allFunctionsCalledOnLoad\n/*! Preact, (c) Jason Miller, MIT: licenses.txt */\n';

const styleNames: StyleNames = new Map();

const scripts: Record<string, Script> = {
  // A classic script without a global name: a module loader of the page cannot take it for a module of its own.
  'calculator.js': { input: 'src/embed.ts', format: 'iife', mangles: true, styleNames },
  // After the calculator's script, whose style names and copy of Preact it uses.
  'outlook.js': { input: 'src/outlook.tsx', format: 'es', react: 'src/outlook-react.ts', styleNames },
  // Loaded by the calculator for the attribute `preset`.
  'presets.js': { input: 'src/presets.ts', format: 'es' },
  // Loaded by the calculator when a reader saves a result.
  'saving.js': { input: 'src/saving.ts', format: 'es' },
  'frame.js': { input: 'src/frame.ts', format: 'iife' },
  // A module, because import() works on pages whose Trusted Types reject script URLs set by scripts.
  'check.js': { input: 'src/check/check.ts', format: 'es' },
};

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const write = (name: string, content: string) => writeFile(path.join(dist, name), content);

const files: Record<string, { bytes: number; integrity: string }> = {};
for (const [name, script] of Object.entries(scripts)) {
  const { code, map, modules } = await bundle(root, version, script);
  const isCalculator = name === 'calculator.js';
  const content = isCalculator ? HEADER + code : code;
  if (isCalculator) {
    await write('licenses.txt', await licenseNotices(modules));
    const size = measureScript(HEADER, code, map);
    console.log(sizeTable(size));
    checkSize(size.total);
  }
  if (name === 'outlook.js') console.log(checkOutlookSize(content));
  await write(name, content);
  const hash = createHash('sha384').update(content).digest('base64');
  files[name] = { bytes: Buffer.byteLength(content), integrity: `sha384-${hash}` };
}
await write('manifest.json', `${JSON.stringify({ version, files }, null, 2)}\n`);

// The server replaces {cdn} with its own origin.
const integrity = files['calculator.js']?.integrity ?? '';
const pages = galleryCases
  .filter(({ testedOnly }) => !testedOnly)
  .map(({ slug, host }) => ({
    slug,
    ...hostPage(host, { cdn: '{cdn}', version, integrity, watched: false }),
  }));
await write('gallery.json', `${JSON.stringify(pages, null, 2)}\n`);
