import path from 'node:path';
import { fileURLToPath } from 'node:url';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { type Plugin, rollup, type SourceMap } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { mangledProperties } from './mangled-properties.ts';
import { type StyleNames, stylesAsText } from './styles-as-text.ts';

export interface Script {
  /** The entry file, relative to the package. */
  input: string;
  format: 'iife' | 'es';
  /** Shorten the names of `mangled-properties.ts`. */
  mangles?: true;
  /** A module that replaces React, relative to the package. Preact by default. */
  react?: string;
  /** Short names of the styles, shared with other scripts of the same shadow root. */
  styleNames?: StyleNames;
}

export interface Bundle {
  code: string;
  map: SourceMap;
  /** The files whose code is in the bundle. */
  modules: string[];
}

/** Modules of the view that other modules replace in the embed. */
const REPLACED: readonly [id: RegExp, file: string][] = [
  // The view is written against React's API.
  [/^react$/, fileURLToPath(import.meta.resolve('@preact/compat'))],
  [/^preact\/compat$/, fileURLToPath(import.meta.resolve('preact/compat'))],
  // No server renders the embed's fields before the script runs.
  [/\/input-before-hydration\.ts$/, path.resolve(import.meta.dirname, '../src/no-input-before-hydration.ts')],
];

/**
 * Replaces modules and marks the replacements as free of side effects. Of `@preact/compat` only the exports that the
 * view uses remain. Its normalization of elements and events does not; `src/configure-preact.ts` has what the view needs.
 */
function replaceModules(react: string | undefined): Plugin {
  return {
    name: 'replace-modules',
    resolveId(id) {
      if (react && id === 'react') return react;
      const [, file] = REPLACED.find(([pattern]) => pattern.test(id)) ?? [];
      return file ? { id: file, moduleSideEffects: false } : null;
    },
  };
}

/** The classic JSX transform: children are arguments, which is shorter than the automatic one. */
const CLASSIC_JSX = { jsx: 'transform', jsxFactory: 'createElement', jsxFragment: 'Fragment' } as const;

/** Adds the import that the transform needs, and takes the shorter name of `class`, which Preact accepts too. */
const importJsx: Plugin = {
  name: 'import-jsx',
  transform(code, id) {
    // On the first line, so that the source map stays right.
    return id.endsWith('.tsx')
      ? {
          code: `import { createElement, Fragment } from 'react';${code.replace(/\bclassName=/g, 'class=')}`,
          map: null,
        }
      : null;
  },
};

/** Argument checks of core for callers in plain JavaScript. The embed checks the inputs first, with messages for readers. */
const CORE_CHECKS = [
  'assertNumber',
  'assertWholeNumber',
  'assertInputs',
  'assertFinite',
  'assertSorted',
  'assertChance',
  'assertHandoff',
];

/** Bundles and minifies one script. Throws on any warning. */
export async function bundle(root: string, version: string, script: Script): Promise<Bundle> {
  const build = await rollup({
    input: path.join(root, script.input),
    plugins: [
      replaceModules(script.react && path.join(root, script.react)),
      importJsx,
      stylesAsText(root, script.styleNames),
      resolve({
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        exportConditions: ['source', 'module', 'import'],
      }),
      esbuild({
        target: 'es2022',
        tsconfig: false,
        ...CLASSIC_JSX,
        define: { VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
      }),
    ],
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  const { output } = await build.generate({
    format: script.format,
    strict: false,
    sourcemap: 'hidden',
    plugins: [
      terser({
        ecma: 2020,
        compress: {
          passes: 3,
          pure_getters: true,
          pure_funcs: CORE_CHECKS,
          unsafe_arrows: true,
          hoist_vars: true,
          hoist_props: false,
          // Commas in place of semicolons compress worse.
          sequences: false,
          // Unsafe only for templates that contain other people's objects.
          unsafe: true,
        },
        mangle: script.mangles ? { properties: mangledProperties } : {},
        format: { ascii_only: true },
      }),
    ],
  });
  await build.close();
  const [{ code, map, modules }] = output;
  if (!map) throw new Error(`${script.input} has no source map`);
  return { code: code.trimEnd(), map, modules: Object.keys(modules) };
}
