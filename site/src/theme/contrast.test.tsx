import { expect, test } from 'vitest';
import { emulateMedia } from '../../test/page-actions.ts';
import { renderPage } from '../../test/render-page.tsx';

/** The WCAG contrast ratio between two colors as #rrggbb or #rgb. */
function contrast(color: string, background: string): number {
  const luminance = (hex: string) => {
    const longHex = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
      const part = Number.parseInt(longHex.slice(start, start + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high = 0, low = 0] = [luminance(color), luminance(background)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

test.each(['light', 'dark'])(
  'in the %s theme, lines, marks and edges have a contrast of at least 3',
  async (theme) => {
    await emulateMedia('', { name: 'prefers-color-scheme', value: theme });
    await renderPage('/login');
    const style = getComputedStyle(document.documentElement);
    const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
    for (const name of ['fan-edge', 'fan-median', 'you', 'accent', 'control', 'focus']) {
      for (const background of ['page', 'surface'])
        expect(contrast(color(name), color(background)), `${name} on ${background}`).toBeGreaterThanOrEqual(
          3,
        );
    }
  },
);
