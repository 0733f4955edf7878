import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import { Features, transform as minify } from 'lightningcss';
import type { Plugin } from 'rollup';
import { findLeak } from './find-leak.ts';

const MODULE = 'virtual:styles';
const MARK = '__STYLES__';
const NAME =
  /(--whenabouts-(?:view-[\w-]+|fill|characters|share|(?:light|dark)(?:-on)?)\b)|\bve-[\w-]+?-ev\b/g;

/** The two fonts of the site. In the embed everything inherits one font. */
const FONTS = /font-family: var\(--whenabouts-view-font-\w+\);/g;

/** Effects of a pointer over a button. The embed has one accent color, and no transitions. */
const HOVER_EFFECTS = /transition: [^;]*var\(--whenabouts-view-motion[^;]*;|[^{}]*:hover \{[^}]*\}/g;

/** Rules for right-to-left pages. The embed sets `dir="ltr"` itself. */
const RIGHT_TO_LEFT = /\[dir="rtl"\][^}]*\}/g;

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const BROWSERS = { chrome: version(109), edge: version(109), firefox: version(115), safari: version(16, 4) };

/**
 * Collects the styles of every imported `.css.ts` in one text, the export `css` of `virtual:styles`, for a style sheet in a
 * shadow root. Vanilla-extract's own plugin only writes files.
 */
export function stylesAsText(cwd: string, styleNames: StyleNames = new Map()): Plugin {
  const sheets = new Map<string, string>();
  // A recognizable pattern, so that all class names can be shortened once they are known.
  const identOption = ({ hash }: { hash: string }) => `ve-${hash}-ev`;
  return {
    name: 'styles-as-text',
    resolveId: (id) => (id === MODULE ? id : null),
    load: (id) => (id === MODULE ? `export const css = ${JSON.stringify(MARK)}` : null),
    async transform(_code, id) {
      if (!cssFileFilter.test(id)) return null;
      const { source, watchFiles } = await compile({
        filePath: id,
        cwd,
        identOption,
        esbuildOptions: { conditions: ['source'] },
      });
      for (const file of watchFiles) this.addWatchFile(file);
      const code = await processVanillaFile({
        source,
        filePath: id,
        identOption,
        serializeVirtualCssPath: ({ fileScope, source: css }) => {
          sheets.set(fileScope.filePath, css);
          return '';
        },
      });
      // Its styles count even if nothing imports its exports.
      return { code, map: null, moduleSideEffects: 'no-treeshake' };
    },
    renderChunk(code, { moduleIds }) {
      const used = moduleIds.filter((id) => cssFileFilter.test(id));
      const text = used
        .map((id) => sheetOf(sheets, id))
        .join('\n')
        .replace(FONTS, '')
        .replace(HOVER_EFFECTS, '')
        .replace(RIGHT_TO_LEFT, '');
      const css = minify({
        filename: 'calculator.css',
        code: Buffer.from(text),
        minify: true,
        targets: BROWSERS,
        // The calculator has its own themes; this would add a substitute for light-dark().
        exclude: Features.LightDark,
      });
      const sheet = css.code.toString();
      const leak = findLeak(sheet);
      if (leak) this.error(`The calculator's styles use ${leak}`);
      return {
        code: shortenNames(
          code.replace(JSON.stringify(MARK), () => JSON.stringify(sheet)),
          styleNames,
        ),
        map: null,
      };
    },
  };
}

function sheetOf(sheets: ReadonlyMap<string, string>, id: string): string {
  const [, css = ''] = [...sheets].find(([file]) => id.endsWith(file)) ?? [];
  return css;
}

/** Short class names and custom properties by their original names. */
export type StyleNames = Map<string, string>;

/**
 * Shortens class names and internal custom properties to a letter or two, the most frequent first. Names that other
 * scripts have shortened before stay the same, and no other name becomes one of theirs.
 */
function shortenNames(code: string, short: StyleNames): string {
  const counts = new Map<string, number>();
  for (const [name] of code.matchAll(NAME)) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const kind of ['--', 've-']) {
    const ofKind = (name: string) => name.startsWith(kind);
    const taken = [...short.keys()].filter(ofKind).length;
    const names = [...counts.keys()].filter((name) => ofKind(name) && !short.has(name));
    names.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
    for (const [index, name] of names.entries()) {
      short.set(name, `${kind === '--' ? kind : ''}${letters(taken + index)}`);
    }
  }
  return code.replace(NAME, (name) => short.get(name) ?? name);
}

// No capitals: class names are case-insensitive in quirks mode.
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

function letters(index: number): string {
  const last = ALPHABET.charAt(index % ALPHABET.length);
  return index < ALPHABET.length ? last : letters(Math.floor(index / ALPHABET.length) - 1) + last;
}
