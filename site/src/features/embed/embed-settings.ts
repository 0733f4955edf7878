import {
  defaultInputs,
  type InputName,
  inputNames,
  inputRangeMessage,
  isValidInput,
  validateAges,
} from '@whenabouts/core';
import { attributeName, plainAttributeNames, readOptions, toolNames } from '@whenabouts/embed/options';
import { findPreset, type Preset } from '@whenabouts/embed/presets';
import { partnerMessages } from '@whenabouts/server/contract';
import { parseNumber } from '@whenabouts/view/typed-number';
import { paths } from '../../paths.ts';

export const embedKinds = ['div', 'element', 'script', 'frame'] as const;
export type EmbedKind = (typeof embedKinds)[number];

/** The kind of a new snippet: WordPress's classic editor, which puts paragraphs around unknown elements, keeps it whole. */
export const defaultKind: EmbedKind = 'div';

/** Settings of the embed page. They are in the URL, so that links preserve them. */
export interface EmbedSettings {
  /** Typed values by attribute name. */
  values: Readonly<Record<string, string>>;
  kind: EmbedKind;
  /** Pins the current version with its integrity hash. */
  pinned: boolean;
}

export type Attribute = readonly [name: string, value: string];

/** Maximum length of a typed value, in characters. Every valid value is shorter, including links. */
const MAX_LENGTH = 320;

/** The value of each attribute if a snippet leaves it out. */
export const defaultValues: Readonly<Record<string, string>> = {
  ...Object.fromEntries(inputNames.map((name) => [attributeName(name), String(defaultInputs[name])])),
  inputs: '',
  theme: 'light',
  accent: '',
  partner: '',
  lang: 'en-US',
  compact: '',
  outlook: '',
  tool: '',
  'share-values': '',
  heading: '',
  'button-text': '',
  'link-text': '',
  'link-url': '',
  font: '',
  radius: '',
  density: 'normal',
};

/** The values of a new snippet. They differ from the defaults, which existing snippets without attributes rely on. */
const newSnippetValues = { ...defaultValues, theme: 'auto', outlook: 'true' };

/** Validation messages by attribute. The inputs have messages in core. */
const messages = {
  inputs: 'Inputs must be names from the list, separated by commas.',
  theme: 'Theme must be light, dark or auto.',
  accent: 'Accent must be # and three or six digits or letters from a to f, such as #0b6b4f.',
  partner: partnerMessages.id,
  lang: 'Language must be a tag such as en-US or de-DE.',
  compact: 'Compact must be true or left out.',
  outlook: 'Outlook must be true or left out.',
  tool: `Tool must be ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(toolNames)}.`,
  'share-values': 'Share-values must be true or left out.',
  heading: 'Heading must have at most 80 characters.',
  'button-text': 'Button-text must have at most 80 characters.',
  'link-text': 'Link-text must have at most 80 characters.',
  'link-url': 'Link-url must start with https:// or http://, or be none.',
  font: 'Font must be names of fonts, separated by commas, such as Georgia, serif.',
  radius: 'Radius must be a whole number from 0 to 32.',
  density: 'Density must be normal or dense.',
} as const;

const inputAttributes = inputNames.map(attributeName);
const settingNames = [...plainAttributeNames, 'preset', 'kind', 'pinned'];
const numberAttributes: ReadonlySet<string> = new Set([...inputAttributes, 'radius']);

export function presetSettings({ attributes }: Pick<Preset, 'attributes'>): EmbedSettings {
  return { values: { ...newSnippetValues, ...attributes }, kind: defaultKind, pinned: false };
}

/** Returns the attributes of the inputs that readers can change; all of them for an invalid list. */
export function parseInputNames(list = ''): readonly string[] {
  if (list === '') return inputAttributes;
  const names = list.split(/[\s,]+/);
  const known = inputAttributes.filter((name) => names.includes(name));
  return known.length === names.length ? known : inputAttributes;
}

/** Normalizes a typed value for its attribute: "$52,300" becomes "52300". */
export function normalizeValue(name: string, typed: string): string {
  const value = typed.trim().slice(0, MAX_LENGTH) || (defaultValues[name] ?? '');
  // A list of all inputs is the default, which the URL leaves out.
  if (name === 'inputs' && inputAttributes.every((input) => value.split(',').includes(input))) return '';
  const number = numberAttributes.has(name) ? parseNumber(value) : null;
  return number === null ? value : String(number);
}

/** Reads the settings of a URL. A URL without settings means a new snippet. */
export function readSettings(params: URLSearchParams): EmbedSettings {
  if (!settingNames.some((name) => params.has(name))) return presetSettings({ attributes: {} });
  const preset = findPreset(params.get('preset'));
  const values = Object.fromEntries(
    plainAttributeNames.map((name) => {
      // Without scripts, the form sends each checked input by itself.
      const value = params.getAll(name).join(',') || preset?.attributes[name];
      return [name, normalizeValue(name, value ?? '')];
    }),
  );
  const kind = embedKinds.find((known) => known === params.get('kind')) ?? defaultKind;
  return { values, kind, pinned: params.get('pinned') === 'true' };
}

export function embedPath({ values, kind, pinned }: EmbedSettings): string {
  const params = new URLSearchParams(changedValues(values).map(([name, value]) => [name, value]));
  if (pinned) params.set('pinned', 'true');
  // A URL without settings would mean a new snippet, whose values are not the defaults.
  if (kind !== defaultKind || params.size === 0) params.set('kind', kind);
  return `${paths.embed}?${params}`;
}

export function embedErrors(values: EmbedSettings['values']): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const numberOf = (name: InputName) => Number(values[attributeName(name)]);
  for (const name of inputNames) {
    if (!isValidInput(name, numberOf(name))) errors[attributeName(name)] = inputRangeMessage(name);
  }
  if (!errors['current-age'] && !errors['retirement-age']) {
    const ageErrors = validateAges({
      currentAge: numberOf('currentAge'),
      retirementAge: numberOf('retirementAge'),
    });
    for (const [name, error] of Object.entries(ageErrors)) {
      errors[attributeName(name as InputName)] = error;
    }
  }
  for (const [name, error] of Object.entries(messages)) {
    if (values[name] && isInvalid(name, values[name])) errors[name] = error;
  }
  return errors;
}

export function validChangedAttributes(values: EmbedSettings['values']): readonly Attribute[] {
  const errors = embedErrors(values);
  return changedValues(values).filter(([name]) => !(name in errors));
}

/** Validates an attribute with the embed's own parser. */
function isInvalid(name: string, value: string): boolean {
  return readOptions((attribute) => (attribute === name ? value : null)).invalid.length > 0;
}

function changedValues(values: EmbedSettings['values']): Attribute[] {
  return plainAttributeNames.flatMap((name) => {
    const value = values[name] ?? '';
    return value === defaultValues[name] ? [] : [[name, value] as const];
  });
}
