import {
  americanFormats,
  defaultInputs,
  fields,
  type InputName,
  type Inputs,
  inputNames,
  isWithinLimits,
  type NumberFormats,
  numberFormats,
} from '@whenabouts/core';

export type Theme = 'light' | 'dark' | 'auto';

/** What a page asks of one calculator. */
export interface Options {
  inputs: Inputs;
  theme: Theme;
  /** Three or six hexadecimal digits after a "#". */
  accent: string | undefined;
  /** The id under which the page's owner is registered. */
  partner: string | undefined;
  formats: NumberFormats;
  compact: boolean;
}

/** currentAge → current-age */
export function attributeName(name: InputName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export const attributeNames: readonly string[] = [
  ...inputNames.map(attributeName),
  'theme',
  'accent',
  'partner',
  'lang',
  'compact',
];

/**
 * Never throws: what cannot be used is left at its default and named in `wrong`.
 *
 * @param read Gives the value of an attribute by its bare name, or null.
 */
export function readOptions(read: (name: string) => string | null): { options: Options; wrong: string[] } {
  const wrong: string[] = [];

  function choose<T>(name: string, parse: (text: string) => T | undefined, otherwise: T): T {
    const text = read(name);
    if (text === null) return otherwise;
    const value = parse(text.trim());
    if (value === undefined) wrong.push(`${name}="${text}"`);
    return value ?? otherwise;
  }

  const inputs = { ...defaultInputs };
  for (const name of inputNames) {
    inputs[name] = choose(attributeName(name), (text) => readNumber(name, text), inputs[name]);
  }
  if (inputs.retirementAge <= inputs.currentAge) {
    wrong.push(`current-age="${inputs.currentAge}" with retirement-age="${inputs.retirementAge}"`);
    inputs.currentAge = defaultInputs.currentAge;
    inputs.retirementAge = defaultInputs.retirementAge;
  }
  return {
    wrong,
    options: {
      inputs,
      theme: choose(
        'theme',
        (text) => (/^(?:light|dark|auto)$/.test(text) ? (text as Theme) : undefined),
        'light',
      ),
      accent: choose('accent', matching(/^#(?:[\da-f]{3}){1,2}$/i), undefined),
      partner: choose('partner', matching(/^(?=.{2,40}$)[a-z\d]+(?:-[a-z\d]+)*$/), undefined),
      formats: choose('lang', readFormats, americanFormats),
      compact: choose(
        'compact',
        (text) => (/^(?:|compact|true|false)$/.test(text) ? text !== 'false' : undefined),
        false,
      ),
    },
  };
}

function readNumber(name: InputName, text: string): number | undefined {
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return isWithinLimits(fields[name], value) ? value : undefined;
}

function readFormats(lang: string): NumberFormats | undefined {
  try {
    return numberFormats(lang);
  } catch {
    return undefined;
  }
}

function matching(pattern: RegExp) {
  return (text: string): string | undefined => (pattern.test(text) ? text : undefined);
}
