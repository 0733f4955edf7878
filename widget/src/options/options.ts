import {
  americanFormats,
  defaultInputs,
  fields,
  type InputName,
  type Inputs,
  inputNames,
  isValidFieldValue,
  type NumberFormats,
  numberFormats,
} from '@whenabouts/core';
import { type ReadAttribute, withPreset } from './presets.ts';
import { readFlag } from './read-flag.ts';

/** The tools that the element can show instead of the calculator. */
export const toolNames = ['four-percent', 'allocation', 'social-security', 'traditional-roth'] as const;

export type ToolName = (typeof toolNames)[number];

export type Theme = 'light' | 'dark' | 'auto';

/** The settings of one calculator, from the attributes of its element. */
export interface Options {
  inputs: Inputs;
  /** The inputs that readers can change, in the order of `inputNames`. The attributes set the other inputs. */
  editableInputs: readonly InputName[];
  theme: Theme;
  /** Three or six hexadecimal digits after a "#". */
  accent: string | undefined;
  /** The id of the page's owner, as registered by an admin. */
  partner: string | undefined;
  language: 'en' | 'es';
  formats: NumberFormats;
  compact: boolean;
  /** Show the earliest age at which the reader could stop working, with a chart. */
  outlook: boolean;
  tool: ToolName | undefined;
  /** Events give the page the reader's numbers and results, and the calculator informs the reader about it. */
  shareValues: boolean;
  heading: string | undefined;
  buttonText: string | undefined;
  linkText: string | undefined;
  /** The target of the link below the results; `none` for no link. */
  linkUrl: string | undefined;
  /** Font families, as the CSS property lists them. */
  font: string | undefined;
  /** The radius of the corners in pixels. */
  radius: string | undefined;
  isDense: boolean;
  /** A frame shows the calculator in steps. Only the page for frames sets this. */
  steps: boolean;
}

const english: Pick<Options, 'language' | 'formats'> = { language: 'en', formats: americanFormats };

/** Returns the attribute of an input: `currentAge` is `current-age`. */
export function attributeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The attributes that set one option each. */
export const plainAttributeNames: readonly string[] = [
  ...inputNames.map(attributeName),
  'inputs',
  'theme',
  'accent',
  'partner',
  'lang',
  'compact',
  'outlook',
  'tool',
  'share-values',
  'heading',
  'button-text',
  'link-text',
  'link-url',
  'font',
  'radius',
  'density',
];

/** All attributes. `preset` sets several of the others. */
export const attributeNames: readonly string[] = [...plainAttributeNames, 'preset'];

export interface ReadOptions {
  options: Options;
  /** The invalid attributes as HTML. Their options have the default values. */
  invalid: string[];
}

/**
 * Reads the options from attributes. Never throws.
 *
 * @param readOwn Reads an attribute of the element, without the attributes of its preset.
 */
export function readOptions(readOwn: ReadAttribute): ReadOptions {
  const { read, invalid } = withPreset(readOwn);

  function option<T>(name: string, parse: (text: string) => T | undefined, initial: T): T {
    const text = read(name);
    if (text === null) return initial;
    const value = parse(text.trim());
    if (value === undefined) invalid.push(`${name}="${text}"`);
    return value ?? initial;
  }

  const flag = (name: string) => option(name, (text) => readFlag(name, text), false);

  const inputs = { ...defaultInputs };
  for (const name of inputNames) {
    inputs[name] = option(attributeName(name), (text) => readNumber(name, text), inputs[name]);
  }
  if (inputs.retirementAge <= inputs.currentAge) {
    invalid.push(`current-age="${inputs.currentAge}" with retirement-age="${inputs.retirementAge}"`);
    inputs.currentAge = defaultInputs.currentAge;
    inputs.retirementAge = defaultInputs.retirementAge;
  }
  return {
    invalid,
    options: {
      inputs,
      editableInputs: option('inputs', readNames, inputNames),
      theme: option('theme', matching(/^(?:light|dark|auto)$/), 'light') as Theme,
      accent: option('accent', matching(/^#(?:[\da-f]{3}){1,2}$/i), undefined),
      partner: option('partner', matching(/^(?=.{2,40}$)[a-z\d]+(?:-[a-z\d]+)*$/), undefined),
      ...option('lang', readLanguage, english),
      compact: flag('compact'),
      outlook: flag('outlook'),
      tool: option('tool', (text) => toolNames.find((name) => name === text), undefined),
      shareValues: flag('share-values'),
      heading: option('heading', shortText, undefined),
      buttonText: option('button-text', shortText, undefined),
      linkText: option('link-text', shortText, undefined),
      // Other schemes, such as javascript:, are links that run code.
      linkUrl: option('link-url', readLink, undefined),
      font: option('font', readFont, undefined),
      radius: option('radius', matching(/^(?:[12]?\d|3[0-2])$/), undefined),
      isDense: option('density', matching(/^(?:normal|dense)$/), undefined) === 'dense',
      steps: flag('steps'),
    },
  };
}

function readNumber(name: InputName, text: string): number | undefined {
  const value = /^\d+(?:\.\d+)?$/.test(text) && Number(text);
  return isValidFieldValue(fields[name], value) ? value : undefined;
}

function readNames(text: string): readonly InputName[] | undefined {
  const listed = text.split(/[\s,]+/);
  const names = inputNames.filter((name) => listed.includes(attributeName(name)));
  return names.length === listed.length ? names : undefined;
}

/** Reads the language of the text, and the format of its numbers. In Spanish, numbers are American. */
function readLanguage(lang: string): Pick<Options, 'language' | 'formats'> | undefined {
  if (/^es(?:-[a-z\d]+)*$/i.test(lang)) return { language: 'es', formats: americanFormats };
  try {
    return { language: 'en', formats: numberFormats(lang) };
  } catch {
    return undefined;
  }
}

function matching(pattern: RegExp) {
  return (text: string): string | undefined => pattern.exec(text)?.[0];
}

const linkOrNone = matching(/^(?:none|https?:\/\/\S{1,300})$/i);

/** Reads a URL, or "none" in any case. */
function readLink(text: string): string | undefined {
  return linkOrNone(text.replace(/^none$/i, 'none'));
}

/** Long texts would push the calculator out of view. */
const shortText = matching(/^.{1,80}$/);

/** Quotes the names of a list of font families, because unquoted ones such as "Source Sans 3" are invalid in CSS. */
function readFont(text: string): string | undefined {
  if (!/^[\w ,'"-]{1,120}$/.test(text)) return undefined;
  const names = text.replace(/['"]/g, '').split(',');
  // Keywords such as `serif` and `inherit` are not quoted.
  return names
    .map((name) => name.trim())
    .map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`))
    .join(', ');
}
