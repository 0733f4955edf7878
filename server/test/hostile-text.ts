/** The general categories of Unicode. */
const CATEGORIES =
  'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn'.split(' ');

/** Returns the first character of a category and one from its middle. */
function charactersOf(category: string): readonly string[] {
  const pattern = new RegExp(`^\\p{${category}}$`, 'u');
  const all: string[] = [];
  for (let point = 0; point <= 0x10ffff; point++) {
    const character = String.fromCodePoint(point);
    if (pattern.test(character)) all.push(character);
  }
  return [all[0] ?? '', all[Math.floor(all.length / 2)] ?? ''];
}

/** A text of about any length, described by the units that it repeats, each for an equal part of the text. */
export type HostileText = readonly [name: string, ...units: string[]];

/** Combining marks whose canonical order is the reverse of the written one: normalization sorts them. */
const ACUTE = '\u0301';
const GRAVE_BELOW = '\u0316';
const CIRCUMFLEX_VOWEL = '\u0f71';
const IOTA_BELOW = '\u0345';

/** Texts for which normalization or a careless pattern may take time that grows with the square of their length. */
export const quadraticTexts: readonly HostileText[] = [
  ['combining marks in the wrong order', ACUTE, GRAVE_BELOW],
  ['runs of 30 combining marks', `a${ACUTE.repeat(15)}${GRAVE_BELOW.repeat(15)}`],
  ['ligatures', '\ufb03\ufdfa'],
  ['spaces and line breaks', ' ', '\r\n', '\u3000'],
  ['letters in which times and dates are written', 'T', '\n'],
  ['hosts with combining marks', 'https://', ACUTE, GRAVE_BELOW],
];

export const hostileTexts: readonly HostileText[] = [
  ...quadraticTexts,
  ['alternating combining marks', ACUTE + GRAVE_BELOW],
  ['three kinds of combining marks in the wrong order', IOTA_BELOW, ACUTE, CIRCUMFLEX_VOWEL],
  ['combining marks in the canonical order', `a${GRAVE_BELOW}`, GRAVE_BELOW, ACUTE],
  ['marks that decompose', '\u0344'],
  ['letters that decompose to four', '\u1f82', '\u{1d160}'],
  ['initial, medial and final jamo', '\u1100', '\u1161', '\u11a8'],
  ['jamo in syllables', '\u1100\u1161\u11a8'],
  ['Hangul syllables with final jamo', '\uac00\u11a8', '\u11a8'],
  ['high surrogates', '\ud800'],
  ['low surrogates before high ones', '\udc00\ud800'],
  ['characters beyond the basic plane', '\u{1f600}', '\u{e0101}'],
  ...CATEGORIES.map((name): HostileText => [`runs of ${name}`, ...charactersOf(name)]),
];

/** Characters that separate the parts of URLs and headers. */
const SEPARATORS = [...` \t,;:=&?/\\.+-_~%"'()<>[]{}@*#|0aA`];

/** Texts for headers and URLs: a parser that looks for the end of a part again and again may be slow. */
export const hostileParts: readonly HostileText[] = [
  ...quadraticTexts,
  ...SEPARATORS.map((character): HostileText => [`runs of ${JSON.stringify(character)}`, character]),
  ['digits and dots', '1.'],
  ['escapes', '%2f'],
  ['parent folders', '../'],
  ['names and values', 'a=1;', 'a=1&', 'a;q=0,'],
  ['entity tags', 'W/"1",', '"'],
  ['comments', '(', ')'],
  ['spaces before words', ' a', '\t;'],
];

/** Returns the text, repeated until its JSON has about `bytes` bytes. A `!` at its end makes patterns backtrack. */
export const ofBytes = (text: HostileText, bytes: number): string =>
  repeated(
    text,
    bytes,
    (unit) => unit,
    (unit) => Buffer.byteLength(JSON.stringify(unit)) - 2,
  );

/** Returns the text as a part of a URL with about that many bytes. */
export const inUrl = (text: HostileText, bytes: number): string =>
  repeated(text, bytes, (unit) => (isAscii(unit) ? encodeURI(unit) : escaped(unit)));

/** Returns the text as a header with about that many bytes, without the characters that no header can contain. */
export const inHeader = (text: HostileText, bytes: number): string =>
  repeated(text, bytes, (unit) =>
    Buffer.from(unit)
      .toString('latin1')
      .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ''),
  );

const isAscii = (unit: string): boolean => /^[\x21-\x7e]+$/.test(unit);

const escaped = (unit: string): string =>
  [...Buffer.from(unit)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

function repeated(
  [, ...units]: HostileText,
  bytes: number,
  encode: (unit: string) => string,
  bytesOf: (unit: string) => number = (unit) => unit.length,
): string {
  const perUnit = Math.floor((bytes - 1) / units.length);
  const encoded = units.map(encode).filter((unit) => unit !== '');
  return `${encoded.map((unit) => unit.repeat(Math.floor(perUnit / bytesOf(unit)))).join('')}!`;
}
