import { partnerLimits } from '@whenabouts/server/contract';
import { attributeNames, readOptions } from '@whenabouts/widget/options';
import { expect, test } from 'vitest';
import {
  chosenAttributes,
  defaultTexts,
  embedErrors,
  embedPath,
  PARTNER_ID,
  readSettings,
} from './embed-settings.ts';

const read = (query: string) => readSettings(new URLSearchParams(query));

test('there is a default for every attribute', () => {
  expect(Object.keys(defaultTexts)).toEqual(attributeNames);
});

test('an address without settings has the defaults, and none of them in the snippet', () => {
  const settings = read('');
  expect(settings).toEqual({ texts: defaultTexts, kind: 'element', pinned: false });
  expect(chosenAttributes(settings.texts)).toEqual([]);
  expect(embedPath(settings)).toBe('/embed');
});

test('an address brings back what was chosen', () => {
  const query = 'current-age=40&theme=auto&accent=%230b6b4f&compact=true&kind=frame&pinned=true';
  expect(embedPath(read(query))).toBe(`/embed?${query}`);
  expect(chosenAttributes(read(query).texts)).toEqual([
    ['current-age', '40'],
    ['theme', 'auto'],
    ['accent', '#0b6b4f'],
    ['compact', 'true'],
  ]);
});

test('amounts may be typed as they are written', () => {
  expect(chosenAttributes(read('current-savings=%2452,300&expected-return=6.50+%25').texts)).toEqual([
    ['current-savings', '52300'],
    ['expected-return', '6.5'],
  ]);
});

test('what is unknown, and what is empty, is not there', () => {
  expect(embedPath(read('kind=x&onload=alert(1)&current-age=&partner=+&pinned=1'))).toBe('/embed');
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
  ['compact', 'perhaps', 'Compact is either chosen or not.'],
])('%s cannot be %s: that is said, and left out', (name, text, problem) => {
  const { texts } = read(new URLSearchParams({ [name]: text }).toString());
  expect(embedErrors(texts)).toEqual({ [name]: problem });
  expect(chosenAttributes(texts)).toEqual([]);
});

test('a partner id may be as long as one that is registered', () => {
  expect(PARTNER_ID).toEqual(partnerLimits.id);
});

test('ages that cross are both left out', () => {
  const { texts } = read('current-age=70');
  expect(Object.keys(embedErrors(texts))).toEqual(['current-age', 'retirement-age']);
  expect(chosenAttributes(texts)).toEqual([]);
  expect(embedErrors(read('current-age=70&retirement-age=75').texts)).toEqual({});
});

test('what is left is what the embed reads without a warning', () => {
  const { texts } = read('expected-return=6.5&accent=%23abc&lang=de-DE&compact=true&partner=A&theme=blue');
  const given = new Map(chosenAttributes(texts));
  expect([...given.keys()]).toEqual(['expected-return', 'accent', 'lang', 'compact']);
  expect(readOptions((name) => given.get(name) ?? null).wrong).toEqual([]);
});
