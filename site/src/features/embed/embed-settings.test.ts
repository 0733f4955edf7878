import { inputNames } from '@whenabouts/core';
import { attributeName, plainAttributeNames, readOptions } from '@whenabouts/embed/options';
import { presets } from '@whenabouts/embed/presets';
import { partnerLimits } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import {
  defaultValues,
  embedErrors,
  embedPath,
  parseInputNames,
  presetSettings,
  readSettings,
  validChangedAttributes,
} from './embed-settings.ts';

const settingsOf = (query: string) => readSettings(new URLSearchParams(query));

test('every attribute has a default', () => {
  expect(Object.keys(defaultValues)).toEqual(plainAttributeNames);
});

test('a URL without settings gives a new snippet, with the outlook and the theme of the page', () => {
  const settings = settingsOf('utm_source=blog');
  expect(settings).toEqual({
    values: { ...defaultValues, theme: 'auto', outlook: 'true' },
    kind: 'div',
    pinned: false,
  });
  expect(embedPath(settings)).toBe('/embed?theme=auto&outlook=true');
});

test('default settings have a URL that is not the one of a new snippet, and add no attributes', () => {
  const settings = { values: defaultValues, kind: 'div', pinned: false } as const;
  expect(embedPath(settings)).toBe('/embed?kind=div');
  expect(settingsOf('kind=div')).toEqual(settings);
  expect(validChangedAttributes(settings.values)).toEqual([]);
});

test('settings are read from the URL', () => {
  const query = 'current-age=40&theme=auto&accent=%230b6b4f&compact=true&pinned=true&kind=frame';
  expect(embedPath(settingsOf(query))).toBe(`/embed?${query}`);
  expect(validChangedAttributes(settingsOf(query).values)).toEqual([
    ['current-age', '40'],
    ['theme', 'auto'],
    ['accent', '#0b6b4f'],
    ['compact', 'true'],
  ]);
});

test('numbers may contain currency and percent signs and commas', () => {
  expect(
    validChangedAttributes(settingsOf('current-savings=%2452,300&expected-return=6.50+%25').values),
  ).toEqual([
    ['current-savings', '52300'],
    ['expected-return', '6.5'],
  ]);
});

test('numbers may have digits of any script, and invisible marks', () => {
  const settings = settingsOf('current-savings=%D9%A5%D9%A2%D9%A3%D9%A0%D9%A0&radius=%E2%80%AD%EF%BC%98');
  expect(validChangedAttributes(settings.values)).toEqual([
    ['current-savings', '52300'],
    ['radius', '8'],
  ]);
});

test('unknown and empty settings are ignored', () => {
  expect(embedPath(settingsOf('kind=x&onload=alert(1)&current-age=&partner=+&pinned=1'))).toBe(
    '/embed?kind=div',
  );
});

test.each([
  ['current-age', '17', 'Current Age must be a whole number from 18 to 75.'],
  ['current-age', 'forty', 'Current Age must be a whole number from 18 to 75.'],
  ['monthly-savings', '5001', 'Monthly Contributions must be a number from 0 to 5,000.'],
  ['theme', 'blue', 'Theme must be light, dark or auto.'],
  ['accent', 'red', 'Accent must be # and three or six digits or letters from a to f, such as #0b6b4f.'],
  ['partner', '"><b>', 'Partner id must have 2 to 40 lowercase letters, numbers and hyphens.'],
  ['partner', 'a', 'Partner id must have 2 to 40 lowercase letters, numbers and hyphens.'],
  ['lang', 'not a language', 'Language must be a tag such as en-US or de-DE.'],
  ['compact', 'perhaps', 'Compact must be true or left out.'],
  ['outlook', 'perhaps', 'Outlook must be true or left out.'],
  ['heading', 'a'.repeat(81), 'Heading must have at most 80 characters.'],
  ['link-url', 'javascript:alert(1)', 'Link-url must start with https:// or http://, or be none.'],
  ['link-url', `https://${'a'.repeat(400)}`, 'Link-url must start with https:// or http://, or be none.'],
  ['font', 'x;y', 'Font must be names of fonts, separated by commas, such as Georgia, serif.'],
  ['radius', '40', 'Radius must be a whole number from 0 to 32.'],
  ['density', 'tight', 'Density must be normal or dense.'],
  ['inputs', 'age', 'Inputs must be names from the list, separated by commas.'],
])('%s cannot be %s: there is an error, and it is left out', (name, text, error) => {
  const { values } = settingsOf(new URLSearchParams({ [name]: text }).toString());
  expect(embedErrors(values)).toEqual({ [name]: error });
  expect(validChangedAttributes(values)).toEqual([]);
});

test('the inputs that readers can change come as a list or one by one, and all of them need no attribute', () => {
  const list = 'current-age,monthly-savings';
  for (const query of [`inputs=${list}`, 'inputs=current-age&inputs=monthly-savings']) {
    expect(validChangedAttributes(settingsOf(query).values)).toEqual([['inputs', list]]);
  }
  const all = inputNames.map((name) => `inputs=${attributeName(name)}`).join('&');
  expect(validChangedAttributes(settingsOf(all).values)).toEqual([]);
  expect(parseInputNames('')).toHaveLength(6);
  expect(parseInputNames('current-age,x')).toHaveLength(6);
});

test.each(presets)('the preset $name is valid and becomes plain attributes', (preset) => {
  const { values } = settingsOf(`preset=${preset.name}`);
  expect(presetSettings(preset).values).toEqual({ ...values, theme: 'auto', outlook: 'true' });
  const given = new Map(validChangedAttributes(values));
  expect(Object.fromEntries(given)).toEqual(preset.attributes);
  expect(readOptions((name) => given.get(name) ?? null).invalid).toEqual([]);
  // A setting in the URL overrides the one of the preset.
  expect(settingsOf(`preset=${preset.name}&current-age=45`).values['current-age']).toBe('45');
});

test('partner ids have the same limits of length as in the contract', () => {
  const { min, max } = partnerLimits.id;
  const errors = (length: number) => embedErrors({ ...defaultValues, partner: 'a'.repeat(length) });
  expect([errors(min), errors(max)]).toEqual([{}, {}]);
  expect(Object.keys({ ...errors(min - 1), ...errors(max + 1) })).toEqual(['partner']);
});

test('a current age above the retirement age leaves both out', () => {
  const { values } = settingsOf('current-age=70');
  expect(Object.keys(embedErrors(values))).toEqual(['current-age', 'retirement-age']);
  expect(validChangedAttributes(values)).toEqual([]);
  expect(embedErrors(settingsOf('current-age=70&retirement-age=75').values)).toEqual({});
});

test('the embed reads the chosen attributes without a warning', () => {
  const { values } = settingsOf(
    'expected-return=6.5&accent=%23abc&lang=de-DE&compact=true&partner=A&theme=blue',
  );
  const given = new Map(validChangedAttributes(values));
  expect([...given.keys()]).toEqual(['expected-return', 'accent', 'lang', 'compact']);
  expect(readOptions((name) => given.get(name) ?? null).invalid).toEqual([]);
});
