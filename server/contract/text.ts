import * as v from 'valibot';
import { documented } from './schemas.ts';

/** Lowercase letters and numbers, with single hyphens between them. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Control characters and unpaired surrogates, which databases handle differently. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose
const UNSTORABLE = /[\u0000-\u001f\u007f-\u009f]|\p{Surrogate}/u;

const storable = documented(
  v.check<string, string>(
    (text) => !UNSTORABLE.test(text),
    'Please remove line breaks and control characters.',
  ),
  'One line.',
);

/** The most UTF-16 units into which normalization form D decomposes one unit. */
const MOST_DECOMPOSED = 4;

/**
 * A run of combining marks that no language uses; Unicode's stream-safe text format has the same limit (UAX #15). The
 * time to normalize a run grows with the square of its length.
 */
// Not linear: the regex reads at most 31 characters from each start.
const LONG_RUN_OF_MARKS = /\p{M}{31}/u;

/**
 * Returns the rules for text in Unicode's composed form, of at most `max` characters. Text that takes long to
 * normalize is rejected before it is normalized.
 */
const composed = (max: number) => {
  const tooLong = `Please use at most ${max} characters.`;
  return [
    v.maxLength<string, number, string>(max * MOST_DECOMPOSED, tooLong),
    documented(
      v.check<string, string>((text) => !LONG_RUN_OF_MARKS.test(text), 'Please remove repeated accents.'),
      // No text of a person has such a run, so the API docs leave the rule out.
      {},
    ),
    v.normalize('NFC'),
    v.maxLength<string, number, string>(max, tooLong),
  ] as const;
};

/**
 * Line breaks that a text field does not show: browsers remove other line breaks from pasted text, and leave the separators of
 * lines and paragraphs.
 */
const INVISIBLE_LINE_BREAKS = /[\u2028\u2029]/g;

/**
 * Returns the schema of a line of text: trimmed, in Unicode's composed form, at most `max` characters. Separators of lines
 * and paragraphs become spaces.
 */
export const line = (max: number, noText = 'Please send text.') =>
  v.pipe(
    v.string(noText),
    v.trim(),
    v.transform((text) => text.replaceAll(INVISIBLE_LINE_BREAKS, ' ')),
    storable,
    ...composed(max),
  );

/** Checks for at least `min` characters, counted like databases: by code point, not by UTF-16 unit. */
export const minCharacters = (min: number, message: string) =>
  documented(
    v.check<string, string>((text) => [...text].length >= min, message),
    { minLength: min },
  );

export const requiredLine = (max: number, blank: string) => v.pipe(line(max, blank), v.minLength(1, blank));

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose
const UNSTORABLE_IN_BLOCK = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/u;

/** Returns the schema of multi-line text: trimmed, in composed form, with line feeds, at most `max` characters. */
export const textBlock = (max: number, noText = 'Please send text.') =>
  v.pipe(
    v.string(noText),
    v.trim(),
    v.transform((text) => text.replaceAll(/\r\n?/g, '\n')),
    documented(
      v.check<string, string>((text) => !UNSTORABLE_IN_BLOCK.test(text), 'Please remove control characters.'),
      'Several lines.',
    ),
    ...composed(max),
  );
