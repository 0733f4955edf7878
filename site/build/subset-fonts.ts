import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { readZero, writeZero } from './zero-glyph.ts';

const require = createRequire(import.meta.url);

/** Weights of the style sheets; between them the fonts are variable. */
const REGULAR = 400;
const SEMIBOLD = 600;

/** ASCII, the letters and signs of Latin-1, and the punctuation of English text. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœıŸ–—‘’“”„•…‹›€™−⁄\u2009`;

/** Entries of the name table: the copyright and the license. */
const LEGAL_NAMES = [0, 13, 14];

interface Font {
  package: string;
  /** Name of the file without its ending. */
  file: string;
  /** True if the font's zero has a slash, which makes amounts of money look like code. */
  hasSlashedZero: boolean;
}

const fonts: readonly Font[] = [
  {
    package: '@fontsource-variable/atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    hasSlashedZero: true,
  },
  {
    package: '@fontsource-variable/source-serif-4',
    file: 'source-serif-4-latin-wght-normal',
    hasSlashedZero: false,
  },
];

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
        fonts.map(async (font) => writeFile(path.join(folder, `${font.file}.woff2`), await subset(font))),
      );
    },
    async generateBundle() {
      const licenses = fonts.map((font) => readFile(fileIn(font, 'LICENSE'), 'utf8'));
      const source = (await Promise.all(licenses)).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'assets/font-licenses.txt', source });
    },
  };
}

/** Returns the path of a file in the font's package. */
function fileIn({ package: name }: Font, ...file: string[]): string {
  return path.join(path.dirname(require.resolve(`${name}/package.json`)), ...file);
}

async function subset(font: Font): Promise<Buffer> {
  const original = await readFile(fileIn(font, 'files', `${font.file}.woff2`));
  const reduced = await subsetFont(original, CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: { min: REGULAR, max: SEMIBOLD } },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    preserveNameIds: LEGAL_NAMES,
  });
  if (font.hasSlashedZero) {
    const zeroAt = async (weight: number) =>
      readZero(
        await subsetFont(original, '0', {
          targetFormat: 'sfnt',
          variationAxes: { wght: weight },
          noHinting: true,
        }),
      );
    writeZero(reduced, await zeroAt(REGULAR), await zeroAt(SEMIBOLD));
  }
  // A second time, to compress.
  return subsetFont(reduced, CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    preserveNameIds: LEGAL_NAMES,
  });
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');
}
