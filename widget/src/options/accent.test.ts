import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentColors } from './accent.ts';

/** The page and the cards of each theme in embed.css.ts. */
const BACKGROUNDS = {
  light: ['rgb(255 255 255)', 'rgb(250 248 243)'],
  dark: ['rgb(16 25 28)', 'rgb(23 35 39)'],
};

test('a color with enough contrast stays the same', () => {
  expect(accentColors('#0b6b4f', 'light')).toEqual(['rgb(11 107 79)', 'rgb(255 255 255)']);
  expect(accentColors('#fc0', 'dark')).toEqual(['rgb(255 204 0)', 'rgb(0 0 0)']);
});

test('accent colors reach a contrast of 4.5 with every background, in both themes', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, fc.constantFrom('light' as const, 'dark' as const), (hex, theme) => {
      const [accent, on] = accentColors(hex, theme);
      for (const other of [on, ...BACKGROUNDS[theme]])
        expect(contrast(accent, other)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

/** Written separately from accent.ts, as a check: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map(luminance).sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/g)].map(([digits]) => {
    const share = Number(digits) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
