import { attributeName, plainAttributeNames, readOptions } from '@whenabouts/calculator/options';
import { findPreset, type Preset } from '@whenabouts/calculator/presets';
import {
  defaultInputs,
  type InputName,
  inputNames,
  inputRangeMessage,
  isValidInput,
  validateAges,
} from '@whenabouts/core';
import { paths } from '../../paths.ts';

export const embedKinds = ['element', 'div', 'script', 'frame'] as const;
export type EmbedKind = (typeof embedKinds)[number];

/** Settings of the embed page. They are in the URL, so that links preserve them. */
export interface EmbedSettings {
  /** Typed texts by attribute name. */
  texts: Readonly<Record<string, string>>;
  kind: EmbedKind;
  /** Pins the current version with its integrity hash. */
  pinned: boolean;
}

export type Attribute = readonly [name: string, value: string];

const MAX_LENGTH = 120;

/** Length limits of a partner id; a copy of the contract's, which would add all of its schemas to the page. */
export const partnerIdLength = { min: 2, max: 40 } as const;

export const defaultTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(inputNames.map((name) => [attributeName(name), String(defaultInputs[name])])),
  inputs: '',
  theme: 'light',
  accent: '',
  partner: '',
  lang: 'en-US',
  compact: '',
  outlook: '',
};

const inputAttributes = inputNames.map(attributeName);
const numbers: ReadonlySet<string> = new Set(inputAttributes);

/** Returns the settings of a preset. */
export function presetSettings({ attributes }: Preset): EmbedSettings {
  return { texts: { ...defaultTexts, ...attributes }, kind: 'element', pinned: false };
}

/** Returns the attributes of the inputs that readers can change; all of them for an invalid list. */
export function listInputs(text: string | undefined): readonly string[] {
  const listed = (text ?? '').split(/[\s,]+/);
  const known = inputAttributes.filter((name) => listed.includes(name));
  return known.length === listed.length ? known : inputAttributes;
}

/** Normalizes a typed text for its attribute: "$52,300" becomes "52300". */
export function normalizeText(name: string, text: string): string {
  const bare = text.trim().slice(0, MAX_LENGTH);
  if (name === 'inputs' && bare.split(',').length === inputAttributes.length) return '';
  if (!numbers.has(name)) return bare || (defaultTexts[name] ?? '');
  const digits = bare.replace(/[$,%\s]/g, '');
  return /^\d+(?:\.\d+)?$/.test(digits) ? String(Number(digits)) : bare || (defaultTexts[name] ?? '');
}

export function readSettings(params: URLSearchParams): EmbedSettings {
  const preset = findPreset(params.get('preset'));
  const texts = Object.fromEntries(
    plainAttributeNames.map((name) => {
      // Without scripts, the form sends each checked input by itself.
      const text = params.getAll(name).join(',') || preset?.attributes[name];
      return [name, normalizeText(name, text ?? '')];
    }),
  );
  const kind = embedKinds.find((known) => known === params.get('kind')) ?? 'element';
  return { texts, kind, pinned: params.get('pinned') === 'true' };
}

/** Returns the path of the embed page with these settings. */
export function embedPath({ texts, kind, pinned }: EmbedSettings): string {
  const params = new URLSearchParams(changedTexts(texts).map(([name, text]) => [name, text]));
  if (kind !== 'element') params.set('kind', kind);
  if (pinned) params.set('pinned', 'true');
  const query = params.toString();
  return query ? `${paths.embed}?${query}` : paths.embed;
}

/** Returns validation errors by attribute name. */
export function embedErrors(texts: EmbedSettings['texts']): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const value = (name: InputName) => Number(texts[attributeName(name)]);
  for (const name of inputNames) {
    if (!isValidInput(name, value(name))) errors[attributeName(name)] = inputRangeMessage(name);
  }
  if (!errors['current-age'] && !errors['retirement-age']) {
    const crossed = validateAges({
      currentAge: value('currentAge'),
      retirementAge: value('retirementAge'),
    });
    for (const [name, error] of Object.entries(crossed)) {
      errors[attributeName(name as InputName)] = error;
    }
  }
  for (const [name, error] of Object.entries(otherErrors)) {
    if (texts[name] && isInvalid(name, texts[name])) errors[name] = error;
  }
  return errors;
}

/** Returns the valid attributes that differ from their defaults. */
export function chosenAttributes(texts: EmbedSettings['texts']): readonly Attribute[] {
  const errors = embedErrors(texts);
  return changedTexts(texts).filter(([name]) => !(name in errors));
}

const otherErrors = {
  inputs: 'Inputs must be names from the list, separated by commas.',
  theme: 'Theme must be light, dark or auto.',
  accent: 'Accent must be # and three or six digits or letters from a to f, such as #0b6b4f.',
  partner: 'Partner id must have 2 to 40 lowercase letters, numbers and hyphens.',
  lang: 'Language must be a tag such as en-US or de-DE.',
  compact: 'Compact must be true or left out.',
  outlook: 'Outlook must be true or left out.',
} as const;

/** Validates an attribute with the embed's own parser. */
function isInvalid(name: string, text: string): boolean {
  // The embed does not check the length.
  if (name === 'partner' && (text.length < partnerIdLength.min || text.length > partnerIdLength.max))
    return true;
  return readOptions((attribute) => (attribute === name ? text : null)).invalid.length > 0;
}

function changedTexts(texts: EmbedSettings['texts']): Attribute[] {
  return plainAttributeNames.flatMap((name) => {
    const text = texts[name] ?? '';
    return text === defaultTexts[name] ? [] : [[name, text] as const];
  });
}
