type Colour = readonly [red: number, green: number, blue: number];

export interface AccentColours {
  accent: string;
  /** What can be read on the accent. */
  on: string;
}

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];
/** Of what text in the accent stands on, those from which it differs least. */
const GROUND: Colour = [250, 248, 243];
const DARK_SURFACE: Colour = [23, 35, 39];

/**
 * The partner's colour as it can be used: it is also the colour of links, so it moves towards black or
 * white until it stands out from what is behind it as WCAG asks of text.
 *
 * @param hex Three or six hexadecimal digits after a "#".
 */
export function accentColours(hex: string, theme: 'light' | 'dark'): AccentColours {
  const [behind, away] = theme === 'light' ? [GROUND, BLACK] : [DARK_SURFACE, WHITE];
  const wanted = readColour(hex);
  let accent = wanted;
  for (let share = 0.05; contrast(accent, behind) < 4.5; share += 0.05) accent = mix(wanted, away, share);
  const on = contrast(accent, WHITE) > contrast(accent, BLACK) ? WHITE : BLACK;
  return { accent: write(accent), on: write(on) };
}

function readColour(hex: string): Colour {
  const digits = hex.length > 4 ? hex.slice(1) : hex.replace(/[^#]/g, '$&$&').slice(1);
  const at = (place: number) => Number.parseInt(digits.slice(place, place + 2), 16);
  return [at(0), at(2), at(4)];
}

function mix(one: Colour, other: Colour, share: number): Colour {
  const part = (n: 0 | 1 | 2) => Math.round(one[n] + (other[n] - one[n]) * share);
  return [part(0), part(1), part(2)];
}

const write = (colour: Colour) => `rgb(${colour.join(' ')})`;

/** The contrast ratio of WCAG 2. */
function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
