import path from 'node:path';
import alias from '@rollup/plugin-alias';
import resolve from '@rollup/plugin-node-resolve';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { transform } from 'esbuild';
import { type Plugin, type RollupBuild, rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { minify } from 'terser';
import { findIsolationViolation } from './check-css-isolation.ts';

const root = path.resolve(import.meta.dirname, '..');
/** The browsers that the embed supports. */
const BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];
/** The variable in `src/adopt-styles.ts` that stands for the style sheet. */
const STYLE_SHEET = /\bSTYLE_SHEET\b/;

/** Puts the style sheet of a bundle into its script, because a style sheet in a shadow root is set by a script. */
const styleSheetInScript: Plugin = {
  name: 'style-sheet-in-script',
  async generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset') continue;
      const { code } = await transform(String(asset.source), {
        loader: 'css',
        minify: true,
        target: BROWSERS,
      });
      const violation = findIsolationViolation(code);
      if (violation) this.error(`The calculator's styles use ${violation}`);
      for (const script of Object.values(bundle)) {
        if (script.type === 'chunk')
          script.code = script.code.replace(STYLE_SHEET, () => JSON.stringify(code.trim()));
      }
      delete bundle[asset.fileName];
    }
  },
};

/**
 * Bundles an entry file of the embed with all that it imports. Throws on any warning.
 *
 * @param input Relative to the package.
 * @param version Replaces `VERSION` in the sources.
 */
export function bundle(input: string, version: string): Promise<RollupBuild> {
  return rollup({
    input: path.join(root, input),
    plugins: [
      // The view is written against React's API.
      alias({
        entries: { 'react/jsx-runtime': '@preact/compat/jsx-runtime', react: '@preact/compat' },
      }),
      vanillaExtractPlugin({ cwd: root, identifiers: 'short', extract: { name: 'styles.css' } }),
      resolve({
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        exportConditions: ['source', 'module', 'import'],
      }),
      esbuild({
        target: BROWSERS,
        define: { VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
      }),
      styleSheetInScript,
    ],
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
}

export interface Script {
  code: string;
  /** The files whose code is in the script. */
  modules: string[];
}

/** Returns a bundle as a minified script. */
export async function writeScript(build: RollupBuild, format: 'iife' | 'es'): Promise<Script> {
  const { output } = await build.generate({ format });
  const [chunk] = output;
  // Minified last, because vanilla-extract removes its style imports line by line.
  const { code = '' } = await minify(chunk.code, {
    module: format === 'es',
    // Optimizers copy the script into pages in other encodings.
    format: { ascii_only: true },
  });
  return { code, modules: Object.keys(chunk.modules) };
}
