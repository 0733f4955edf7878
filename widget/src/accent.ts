type Color = readonly [red: number, green: number, blue: number];

export interface AccentColors {
  accent: string;
  /** The color of text on the accent. */
  on: string;
}

const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];
/** The backgrounds of text in the accent color that have the least contrast with it. */
const LIGHT_BACKGROUND: Color = [250, 248, 243];
const DARK_BACKGROUND: Color = [23, 35, 39];

/**
 * Returns a partner's accent color for a theme. Links have this color too, so it is mixed with black or white until it
 * has the contrast with the background that WCAG requires of text, 4.5.
 *
 * @param hex Three or six hexadecimal digits after a "#".
 */
export function accentColors(hex: string, theme: 'light' | 'dark'): AccentColors {
  const [background, target] = theme === 'light' ? [LIGHT_BACKGROUND, BLACK] : [DARK_BACKGROUND, WHITE];
  const original = parseHex(hex);
  let accent = original;
  for (let share = 0.05; contrast(accent, background) < 4.5; share += 0.05) {
    accent = mix(original, target, share);
  }
  const on = contrast(accent, WHITE) > contrast(accent, BLACK) ? WHITE : BLACK;
  return { accent: toCss(accent), on: toCss(on) };
}

function parseHex(hex: string): Color {
  const digits = hex.length > 4 ? hex.slice(1) : hex.replace(/[^#]/g, '$&$&').slice(1);
  const channel = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

function mix(one: Color, other: Color, share: number): Color {
  const channel = (n: 0 | 1 | 2) => Math.round(one[n] + (other[n] - one[n]) * share);
  return [channel(0), channel(1), channel(2)];
}

const toCss = (color: Color) => `rgb(${color.join(' ')})`;

/** Returns the contrast ratio of WCAG 2. */
function contrast(one: Color, other: Color): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
