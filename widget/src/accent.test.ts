import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentColours } from './accent.ts';

test('a colour that can be read stays as it is', () => {
  expect(accentColours('#0b6b4f', 'light')).toEqual({ accent: 'rgb(11 107 79)', on: 'rgb(255 255 255)' });
  expect(accentColours('#fc0', 'dark')).toEqual({ accent: 'rgb(255 204 0)', on: 'rgb(0 0 0)' });
});

test('whatever the colour and the theme, links and the words on buttons have the contrast of WCAG', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, fc.constantFrom('light' as const, 'dark' as const), (hex, theme) => {
      const { accent, on } = accentColours(hex, theme);
      const behind =
        theme === 'light' ? ['rgb(255 255 255)', 'rgb(250 248 243)'] : ['rgb(16 25 28)', 'rgb(23 35 39)'];
      for (const other of [on, ...behind]) expect(contrast(accent, other)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map(luminance).sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/g)].map(([digits]) => {
    const share = Number(digits) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
