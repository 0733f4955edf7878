type Color = readonly number[];

const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];
/** Text with a lower luminance has a contrast of 4.5 with the darkest background of the light theme, #faf8f3. */
const MAX_LUMINANCE = 0.1698;
/** Text with a higher luminance has a contrast of 4.5 with the lightest background of the dark theme, #172327. */
const MIN_LUMINANCE = 0.2439;
/** White text has more contrast with colors of a lower luminance, black text with colors of a higher luminance. */
const MIDDLE_LUMINANCE = 0.179;

/**
 * Returns a partner's accent color for a theme, and the color of text on the accent color. Links also have the accent
 * color, so it is mixed with black or white until its contrast with the background is 4.5, as WCAG requires of text.
 *
 * @param hex Three or six hexadecimal digits after a "#".
 */
export function accentColors(hex: string, theme: 'light' | 'dark'): [accent: string, textOnAccent: string] {
  const isLight = theme === 'light';
  const original = parseHex(hex);
  const target = isLight ? BLACK : WHITE;
  const isReadable = (color: Color) =>
    isLight ? luminance(color) < MAX_LUMINANCE : luminance(color) > MIN_LUMINANCE;
  let accent = original;
  for (let share = 0.05; !isReadable(accent); share += 0.05) accent = mix(original, target, share);
  return [toCss(accent), toCss(luminance(accent) < MIDDLE_LUMINANCE ? WHITE : BLACK)];
}

function parseHex(hex: string): Color {
  const channels = hex.match(hex.length > 4 ? /[^#]{2}/g : /[^#]/g) ?? [];
  return channels.map((digits) => Number(`0x${digits.padEnd(2, digits)}`));
}

function mix(color: Color, target: Color, share: number): Color {
  return color.map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * share));
}

const toCss = (color: Color) => `rgb(${color.join(' ')})`;

/** Returns the relative luminance of WCAG 2. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns true if white text has more contrast with a color than black text.
 *
 * @param color A computed value in CSS, such as `rgb(16, 25, 28)` or `oklch(0.2 0.03 260)`.
 */
export function isDark(color: string): boolean {
  if (color.startsWith('color(')) {
    // The channels of `srgb` and `display-p3` are after the name, from 0 to 1.
    const [, ...shares] = color.split(' ');
    return luminance(shares.map((share) => Number.parseFloat(share) * 255)) < MIDDLE_LUMINANCE;
  }
  const channels = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (color.startsWith('rgb')) return luminance(channels) < MIDDLE_LUMINANCE;
  // Lightness is the first channel of lab and lch, in percent, and of oklab and oklch. The limits are the lightness of
  // gray with the luminance MIDDLE_LUMINANCE.
  return /^(?:ok)?l/.test(color) && (channels[0] ?? 0) < (color.startsWith('ok') ? 0.56 : 49);
}
