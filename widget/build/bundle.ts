import path from 'node:path';
import alias from '@rollup/plugin-alias';
import resolve from '@rollup/plugin-node-resolve';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { transform } from 'esbuild';
import { type Plugin, type RollupBuild, rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { minify } from 'terser';

/** Syntax that depends on the host page or affects it, with the reason. */
const ISOLATION_RULES: readonly [pattern: RegExp, reason: string][] = [
  [/(?<!\w)\d*\.?\d+rem\b/i, "rem depends on the host page's root"],
  [/(?<!\w)\d*\.?\d+[sld]?v(?:w|h|i|b|min|max)\b/i, 'viewport units ignore the width of the column'],
  [/:root\b/i, ':root is the host page'],
  [/@import\b/i, 'an import is a request'],
  [/url\((?!["']?(?:data:|#))/i, 'a remote image is a request'],
  [/@property\b|@font-face\b/i, 'it has no effect in a shadow root'],
];

/** Returns the first violated rule with an excerpt of the style sheet; undefined if there is none. */
export function findIsolationViolation(css: string): string | undefined {
  for (const [pattern, reason] of ISOLATION_RULES) {
    const match = pattern.exec(css);
    if (match) return `"${css.slice(match.index, match.index + 40)}": ${reason}.`;
  }
  return undefined;
}

/** Functions that the oldest browsers lack. esbuild rewrites syntax for them, but adds no functions. */
const NEW_FUNCTIONS =
  /\.(?:toReversed|toSorted|toSpliced)\(|\b(?:URL\.(?:parse|canParse)|(?:Object|Map)\.groupBy|Array\.fromAsync|AbortSignal\.any|Promise\.(?:withResolvers|try))\(/;

/** Returns a call of a function that the oldest browsers lack; undefined if there is none. */
export function findNewFunction(code: string): string | undefined {
  return NEW_FUNCTIONS.exec(code)?.[0];
}

/**
 * Reads origins separated by commas, such as `https://blog.example,https://shop.example`.
 *
 * @throws if one is not the origin of a page, for example because it has a path.
 */
export function readOrigins(text = ''): readonly string[] {
  const origins = text.split(',').flatMap((item) => item.trim() || []);
  for (const origin of origins) {
    const url = URL.parse(origin);
    if (url?.origin !== origin || !/^https?:$/.test(url.protocol)) {
      throw new Error(
        `EMBED_ORIGINS_WITHOUT_LINK: "${origin}" is not an origin such as https://blog.example.`,
      );
    }
  }
  return origins;
}

const root = path.resolve(import.meta.dirname, '..');
const BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];
/** The placeholder for the style sheet in `src/host/adopt-styles.ts`. */
const STYLE_SHEET = /\bSTYLE_SHEET\b/;

/**
 * Inlines the CSS into the script as a string, so that the page loads only one file. `adoptStyles` adds the string to
 * each shadow root. Rejects styles that depend on the host page.
 */
const inlineStyleSheet: Plugin = {
  name: 'inline-style-sheet',
  async generateBundle(_options, outputFiles) {
    for (const asset of Object.values(outputFiles)) {
      if (asset.type !== 'asset') continue;
      const { code } = await transform(String(asset.source), {
        loader: 'css',
        minify: true,
        target: BROWSERS,
      });
      const violation = findIsolationViolation(code);
      if (violation) this.error(`The calculator's styles use ${violation}`);
      for (const script of Object.values(outputFiles)) {
        if (script.type === 'chunk')
          script.code = script.code.replace(STYLE_SHEET, () => JSON.stringify(code.trim()));
      }
      delete outputFiles[asset.fileName];
    }
  },
};

interface BundleOptions {
  /** Replaces `VERSION` in the sources. */
  readonly version: string;
  /** Replaces `ORIGINS_WITHOUT_LINK`: origins of pages on which the small link to the site may be missing. */
  readonly originsWithoutLink: readonly string[];
  /** Source of Preact: `script` for a file that the script loads on demand, which uses the script's copy. */
  readonly react?: 'included' | 'script';
}

/**
 * Bundles an entry file of the embed and its imports. Throws on any warning.
 *
 * @param entry A module in `src/entries`.
 */
export function bundle(
  entry: string,
  { version, originsWithoutLink, react = 'included' }: BundleOptions,
): Promise<RollupBuild> {
  const scriptReact = path.join(root, 'src/loading/script-react.ts');
  return rollup({
    input: path.join(root, 'src/entries', entry),
    plugins: [
      // The view uses React's API, which Preact implements in less code.
      alias({
        entries:
          react === 'script'
            ? { 'react/jsx-runtime': scriptReact, react: scriptReact }
            : { 'react/jsx-runtime': '@preact/compat/jsx-runtime', react: '@preact/compat' },
      }),
      vanillaExtractPlugin({ cwd: root, identifiers: 'short', extract: { name: 'styles.css' } }),
      resolve({
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        exportConditions: ['source', 'module', 'import'],
      }),
      esbuild({
        target: BROWSERS,
        define: {
          VERSION: JSON.stringify(version),
          ORIGINS_WITHOUT_LINK: JSON.stringify(originsWithoutLink),
          'process.env.NODE_ENV': '"production"',
        },
      }),
      inlineStyleSheet,
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

export async function generateScript(build: RollupBuild, format: 'iife' | 'es'): Promise<Script> {
  const { output } = await build.generate({ format });
  const [chunk] = output;
  // Minified last, because vanilla-extract removes its style imports line by line.
  const { code } = await minify(chunk.code, {
    module: format === 'es',
    format: {
      // Optimizers copy the script into pages in other encodings.
      ascii_only: true,
      // Applications bundle the module: the comments tell their bundlers to keep an import as it is.
      comments: format === 'es' && /webpackIgnore/,
    },
  });
  if (!code) throw new Error(`The script of ${chunk.name} is empty.`);
  const call = findNewFunction(code);
  if (call)
    throw new Error(
      `The script of ${chunk.name} calls ${call}…), which not all of ${BROWSERS.join(', ')} have.`,
    );
  return { code, modules: Object.keys(chunk.modules) };
}
