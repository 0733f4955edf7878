import {
  crossedAgesProblems,
  defaultInputs,
  type InputName,
  inputNames,
  isInRange,
  rangeProblem,
} from '@whenabouts/core';
import { attributeName, attributeNames, readOptions } from '@whenabouts/widget/options';
import { paths } from '../../paths.ts';

export const embedKinds = ['element', 'div', 'script', 'frame'] as const;
export type EmbedKind = (typeof embedKinds)[number];

/** What a blogger has chosen. It stands in the address, so that a link shows the same. */
export interface EmbedSettings {
  /** Texts by the names of the attributes, as they were typed. */
  texts: Readonly<Record<string, string>>;
  kind: EmbedKind;
  /** The version of today, with its checksum, for ever. */
  pinned: boolean;
}

export type Attribute = readonly [name: string, value: string];

const MAX_TEXT = 100;

/** How long a partner's id may be. */
export const PARTNER_ID = { min: 2, max: 40 } as const;

export const defaultTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(inputNames.map((name) => [attributeName(name), String(defaultInputs[name])])),
  theme: 'light',
  accent: '',
  partner: '',
  lang: 'en-US',
  compact: '',
};

const numbers: ReadonlySet<string> = new Set(inputNames.map(attributeName));

/** What stands for it in an attribute: "$52,300" is 52300 there. */
export function settleText(name: string, text: string): string {
  const bare = text.trim().slice(0, MAX_TEXT);
  if (!numbers.has(name)) return bare || (defaultTexts[name] ?? '');
  const digits = bare.replace(/[$,%\s]/g, '');
  return /^\d+(?:\.\d+)?$/.test(digits) ? String(Number(digits)) : bare || (defaultTexts[name] ?? '');
}

export function readSettings(params: URLSearchParams): EmbedSettings {
  const texts = Object.fromEntries(
    attributeNames.map((name) => [name, settleText(name, params.get(name) ?? '')]),
  );
  const kind = embedKinds.find((known) => known === params.get('kind')) ?? 'element';
  return { texts, kind, pinned: params.get('pinned') === 'true' };
}

/** The address that shows the page so. */
export function embedPath({ texts, kind, pinned }: EmbedSettings): string {
  const params = new URLSearchParams(changedTexts(texts).map(([name, text]) => [name, text]));
  if (kind !== 'element') params.set('kind', kind);
  if (pinned) params.set('pinned', 'true');
  const query = params.toString();
  return query ? `${paths.embed}?${query}` : paths.embed;
}

/** What is wrong, by the names of the attributes, in words for the blogger. */
export function embedErrors(texts: EmbedSettings['texts']): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const value = (name: InputName) => Number(texts[attributeName(name)]);
  for (const name of inputNames) {
    if (!isInRange(name, value(name))) errors[attributeName(name)] = rangeProblem(name);
  }
  if (!errors['current-age'] && !errors['retirement-age']) {
    const crossed = crossedAgesProblems({
      currentAge: value('currentAge'),
      retirementAge: value('retirementAge'),
    });
    for (const [name, error] of Object.entries(crossed)) {
      errors[attributeName(name as InputName)] = error;
    }
  }
  for (const [name, error] of Object.entries(otherErrors)) {
    if (texts[name] && isRefused(name, texts[name])) errors[name] = error;
  }
  return errors;
}

/** The attributes that differ from their defaults, and can be used. */
export function chosenAttributes(texts: EmbedSettings['texts']): readonly Attribute[] {
  const errors = embedErrors(texts);
  return changedTexts(texts).filter(([name]) => !(name in errors));
}

const otherErrors = {
  theme: 'Theme must be light, dark or auto.',
  accent: 'Accent must be # and three or six digits or letters from a to f, such as #0b6b4f.',
  partner: 'Partner id must have 2 to 40 lowercase letters, numbers and hyphens.',
  lang: 'Language must be a tag such as en-US or de-DE.',
  compact: 'Compact is either chosen or not.',
} as const;

/** The embed's own reader decides. */
function isRefused(name: string, text: string): boolean {
  // The contract would bring all its schemas onto the page.
  if (name === 'partner' && (text.length < PARTNER_ID.min || text.length > PARTNER_ID.max)) return true;
  return readOptions((asked) => (asked === name ? text : null)).wrong.length > 0;
}

function changedTexts(texts: EmbedSettings['texts']): Attribute[] {
  return attributeNames.flatMap((name) => {
    const text = texts[name] ?? '';
    return text === defaultTexts[name] ? [] : [[name, text] as const];
  });
}
