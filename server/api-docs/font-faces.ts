import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Fonts of the site by family, with the start of the name of their built file, and the range of weights. */
const fonts = [
  {
    family: 'Atkinson Hyperlegible Next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    weights: '400 600',
  },
  { family: 'Source Serif 4', file: 'source-serif-4-latin-wght-normal', weights: '400 600' },
] as const;

export interface FontFile {
  readonly family: string;
  readonly weights: string;
  /** The path of its file. */
  readonly href: string;
}

/** Returns the site's fonts. Those without a built file are left out. */
export async function fontFiles(staticDir: string | undefined): Promise<FontFile[]> {
  const files = staticDir === undefined ? [] : await readdir(join(staticDir, 'assets')).catch(() => []);
  return fonts.flatMap(({ family, file, weights }) => {
    const built = files.find((name) => name.startsWith(`${file}-`) && name.endsWith('.woff2'));
    return built === undefined ? [] : [{ family, weights, href: `/assets/${built}` }];
  });
}

/** Returns the style rules of the fonts. */
export function fontFaces(fonts: readonly FontFile[]): string {
  return fonts
    .map(
      ({ family, weights, href }) =>
        `@font-face { font-family: "${family}"; src: url("${href}") format("woff2"); font-weight: ${weights}; font-display: optional; }\n`,
    )
    .join('');
}
