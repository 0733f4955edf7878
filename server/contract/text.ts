import * as v from 'valibot';

/** Control characters and unpaired surrogates, which databases handle differently. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose
const UNSTORABLE = /[\u0000-\u001f\u007f-\u009f]|\p{Surrogate}/u;

const storable = v.check<string, string>(
  (text) => !UNSTORABLE.test(text),
  'Please remove line breaks and control characters.',
);

/** Returns the schema of a line of text: trimmed, in Unicode's composed form, at most `max` characters. */
export const line = (max: number, noText = 'Please send text.') =>
  v.pipe(
    v.string(noText),
    v.trim(),
    storable,
    v.normalize('NFC'),
    v.maxLength(max, `Please use at most ${max} characters.`),
  );

/** Checks for at least `min` characters, counted like databases: by code point, not by UTF-16 unit. */
export const minCharacters = (min: number, message: string) =>
  v.check<string, string>((text) => [...text].length >= min, message);

/** Returns the schema of a line of text that must not be blank. */
export const requiredLine = (max: number, blank: string) => v.pipe(line(max, blank), v.minLength(1, blank));

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose
const UNSTORABLE_IN_BLOCK = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/u;

/** Returns the schema of multi-line text: trimmed, in Unicode's composed form, with line feeds, at most `max` characters. */
export const textBlock = (max: number, noText = 'Please send text.') =>
  v.pipe(
    v.string(noText),
    v.trim(),
    v.transform((text) => text.replaceAll(/\r\n?/g, '\n')),
    v.check((text) => !UNSTORABLE_IN_BLOCK.test(text), 'Please remove control characters.'),
    v.normalize('NFC'),
    v.maxLength(max, `Please use at most ${max} characters.`),
  );
