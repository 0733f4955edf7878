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

/** Returns the style rules that load the site's fonts. Fonts without a built file are left out. */
export async function fontFaces(staticDir: string | undefined): Promise<string> {
  const files = staticDir === undefined ? [] : await readdir(join(staticDir, 'assets')).catch(() => []);
  const rules = fonts.map(({ family, file, weights }) => {
    const built = files.find((name) => name.startsWith(`${file}-`) && name.endsWith('.woff2'));
    return built === undefined
      ? ''
      : `@font-face { font-family: "${family}"; src: url("/assets/${built}") format("woff2"); font-weight: ${weights}; font-display: optional; }\n`;
  });
  return rules.join('');
}
