import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** ASCII, the letters of Western European languages, and the punctuation and symbols of English text. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}ŒœŸ\u00a0–—‘’“”•…€£™©®§°·±−¼½¾²`;

/** Package and file of each font. */
const fonts = [
  ['@fontsource-variable/public-sans', 'public-sans-latin-wght-normal.woff2'],
  ['@fontsource-variable/source-serif-4', 'source-serif-4-latin-wght-normal.woff2'],
] as const;

/**
 * Writes the fonts, reduced to the site's characters and weights, into a folder before the styles are built, and
 * adds their licenses to the build.
 */
export function subsetFonts(folder: string): Plugin {
  return {
    name: 'subset-fonts',
    async buildStart() {
      await mkdir(folder, { recursive: true });
      await Promise.all(
        fonts.map(async ([name, file]) => {
          const font = await readFile(packageFile(name, 'files', file));
          await writeFile(path.join(folder, file), await subset(font));
        }),
      );
    },
    async generateBundle() {
      const licenses = await Promise.all(
        fonts.map(([name]) => readFile(packageFile(name, 'LICENSE'), 'utf8')),
      );
      this.emitFile({ type: 'asset', fileName: 'assets/font-licenses.txt', source: licenses.join('\n\n') });
    },
  };
}

function packageFile(name: string, ...file: string[]): string {
  return path.join(path.dirname(require.resolve(`${name}/package.json`)), ...file);
}

function subset(font: Buffer): Promise<Buffer> {
  return subsetFont(font, CHARACTERS, {
    targetFormat: 'woff2',
    // The weights of the style sheets.
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    // The copyright and the license.
    preserveNameIds: [0, 13, 14],
  });
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');
}
