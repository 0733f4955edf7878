// Makes what other people's pages load: one script, and what the frame variant needs.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { type Plugin, rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { galleryCases } from '../src/hosts/gallery.ts';
import { hostPage } from '../src/hosts/host-page.ts';
import { ownNames } from './own-names.ts';
import { stylesAsText } from './styles-as-text.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));

/** Modules that mean something else in the embed. */
const REPLACED: readonly [name: RegExp, file: string][] = [
  // The view is written against React's API; a small part of it answers to that name.
  [/^react$/, 'src/draw.ts'],
  // Nothing is set before the script is there, because the script brings the fields.
  [/\/early-input\.ts$/, 'src/no-early-input.ts'],
];

const replaced: Plugin = {
  name: 'replaced',
  resolveId(id) {
    const [, file] = REPLACED.find(([name]) => name.test(id)) ?? [];
    return file ? path.join(root, file) : null;
  },
};

/** The older of the two ways to compile JSX: children are arguments, which is shorter. */
const JSX = { jsx: 'transform', jsxFactory: 'jsx', jsxFragment: 'Fragment', tsconfig: false } as const;

const withJsx: Plugin = {
  name: 'with-jsx',
  transform(code, id) {
    if (!id.endsWith('.tsx')) return null;
    return { code: `import { jsx, Fragment } from 'react';\n${code}`, map: { mappings: '' } };
  },
};

/**
 * Most functions of the calculator run as soon as it arrives. Told so, Chromium compiles them beside the page's own
 * thread while the script comes in, and not one by one on that thread.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';

/** What core checks for those who call it by hand; the embed has checked it before, in words for readers. */
const REFUSALS = [
  'requireNumber',
  'requireWhole',
  'requireInputs',
  'requireFinite',
  'requireSorted',
  'requireChance',
  'requireHandoff',
];

interface Script {
  input: string;
  format: 'iife' | 'es';
  /** Which names of properties become shorter. */
  properties?: typeof ownNames;
  /** What stands before everything else. */
  start?: string;
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const scripts: Record<string, Script> = {
  // A classic script without a name: no module loader of the page may mistake it for one of its own.
  'calculator.js': { input: 'src/embed.ts', format: 'iife', properties: ownNames, start: COMPILE_EARLY },
  'frame.js': { input: 'src/frame.ts', format: 'iife' },
  // A module, which a page lets in by import() where it takes no script addresses from scripts.
  'check.js': { input: 'src/check/check.ts', format: 'es' },
};
const files: Record<string, { bytes: number; integrity: string }> = {};
for (const [name, script] of Object.entries(scripts)) {
  const code = await bundle(script);
  await writeFile(path.join(dist, name), code);
  const hash = createHash('sha384').update(code).digest('base64');
  files[name] = { bytes: Buffer.byteLength(code), integrity: `sha384-${hash}` };
}
await writeFile(path.join(dist, 'manifest.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);

// Pages of the gallery; only the server knows the origin that stands in place of {cdn}.
const integrity = files['calculator.js']?.integrity ?? '';
const pages = galleryCases
  .filter(({ testedOnly }) => !testedOnly)
  .map(({ slug, host }) => ({
    slug,
    ...hostPage(host, { cdn: '{cdn}', version, integrity, watched: false }),
  }));
await writeFile(path.join(dist, 'gallery.json'), `${JSON.stringify(pages, null, 2)}\n`);

async function bundle({ input, format, properties, start = '' }: Script): Promise<string> {
  const build = await rollup({
    input: path.join(root, input),
    plugins: [
      replaced,
      withJsx,
      stylesAsText(root),
      resolve({
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        exportConditions: ['source', 'module', 'import'],
      }),
      esbuild({
        target: 'es2022',
        ...JSX,
        define: { VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
      }),
    ],
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  const { output } = await build.generate({
    format,
    strict: false,
    plugins: [
      terser({
        ecma: 2020,
        // Unsafe where somebody else's objects are written into templates.
        compress: { passes: 3, pure_getters: true, pure_funcs: REFUSALS, unsafe: true },
        mangle: properties ? { properties } : {},
        format: { ascii_only: true },
      }),
    ],
  });
  await build.close();
  return start + output[0].code;
}
