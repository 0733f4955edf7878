import { defaultInputs, inputNames } from '@whenabouts/core';
import { describe, expect, test } from 'vitest';
import { plainAttributeNames, readOptions } from './options.ts';
import { presets } from './presets.ts';

const read = (attributes: Record<string, string>) => readOptions((name) => attributes[name] ?? null);

test('without attributes every option has its default', () => {
  const { options, invalid } = read({});
  expect(invalid).toEqual([]);
  expect(options).toMatchObject({ inputs: defaultInputs, theme: 'light', compact: false, outlook: false });
  expect(options.editableInputs).toEqual(inputNames);
  expect(options.accent).toBeUndefined();
  expect(options.partner).toBeUndefined();
  expect(options.formats.dollars(1_015_810)).toBe('$1,015,810');
});

test('every attribute is read', () => {
  const { options, invalid } = read({
    'current-age': '40',
    'retirement-age': '67',
    'current-savings': '52300.5',
    'monthly-savings': '0',
    'annual-income': ' 90000 ',
    'expected-return': '6.5',
    theme: 'auto',
    accent: '#0B6B4F',
    partner: 'a-blog-2',
    lang: 'de-DE',
    compact: '',
    inputs: 'monthly-savings, current-age',
    outlook: 'outlook',
    heading: 'When can you stop?',
    'button-text': 'Show me',
    'link-text': 'Talk to Ann & Bob',
    'link-url': 'https://blog.example/contact?from=calculator#form',
    font: `'Source Sans 3', Helvetica Neue, "Arial", sans-serif`,
    radius: '0',
    density: 'dense',
  });
  expect(invalid).toEqual([]);
  expect(options).toMatchObject({
    inputs: {
      currentAge: 40,
      retirementAge: 67,
      currentSavings: 52_300.5,
      monthlySavings: 0,
      annualIncome: 90_000,
      expectedReturn: 6.5,
    },
    theme: 'auto',
    accent: '#0B6B4F',
    partner: 'a-blog-2',
    compact: true,
    editableInputs: ['currentAge', 'monthlySavings'],
    outlook: true,
    heading: 'When can you stop?',
    buttonText: 'Show me',
    linkText: 'Talk to Ann & Bob',
    linkUrl: 'https://blog.example/contact?from=calculator#form',
    font: '"Source Sans 3", "Helvetica Neue", "Arial", sans-serif',
    radius: '0',
    isDense: true,
  });
  expect(options.formats.number(1234.5)).toBe('1.234,5');
});

describe('an invalid value is reported, and its default is used:', () => {
  test.each([
    ['current-age', '17'],
    ['current-age', '40.5'],
    ['current-age', ''],
    ['current-savings', '1e5'],
    ['current-savings', '-1'],
    ['current-savings', '50,000'],
    ['expected-return', 'NaN'],
    ['theme', 'blue'],
    ['accent', 'red'],
    ['accent', '#12345'],
    ['accent', '#fff;}'],
    ['partner', 'A Blog'],
    ['partner', 'a'],
    ['partner', 'a'.repeat(41)],
    ['partner', '"><b>'],
    ['lang', '!!'],
    ['compact', 'perhaps'],
    ['outlook', 'compact'],
    ['inputs', ''],
    ['inputs', 'current-age,income'],
    ['inputs', 'currentAge'],
    ['heading', 'a'.repeat(81)],
    ['heading', ''],
    ['button-text', 'a'.repeat(10_000)],
    ['link-text', 'two\nlines'],
    ['link-url', 'javascript:alert(1)'],
    ['link-url', 'JaVaScript://example.com/%0aalert(1)'],
    ['link-url', 'java\nscript:alert(1)'],
    ['link-url', 'data:text/html,<script>alert(1)</script>'],
    ['link-url', '//blog.example'],
    ['link-url', '/contact'],
    ['link-url', 'https://blog.example/two words'],
    ['link-url', `https://${'a'.repeat(301)}`],
    ['font', 'Georgia;position:fixed'],
    ['font', 'url(https://tracker.example/font)'],
    ['font', 'var(--x)'],
    ['font', 'Georgia}*{display:none'],
    ['font', 'Georgia\\'],
    ['font', 'a,'.repeat(100)],
    ['radius', '33'],
    ['radius', '-1'],
    ['radius', '4px;position:fixed'],
    ['radius', '1e1'],
    ['density', '0.1'],
  ])('the attribute %s="%s" is reported, and its default is used', (name, value) => {
    const { options, invalid } = read({ [name]: value });
    expect(invalid).toEqual([`${name}="${value}"`]);
    expect(options).toEqual({ ...read({}).options });
  });

  test.each(['50', '60'])(
    'ages that cross at %s are reported together, and their defaults are used',
    (age) => {
      const { options, invalid } = read({ 'current-age': '60', 'retirement-age': age });
      expect(invalid).toEqual([`current-age="60" with retirement-age="${age}"`]);
      expect(options.inputs).toEqual(defaultInputs);
    },
  );
});

describe('a preset', () => {
  test.each(presets)('the preset $name has the options of its attributes', ({ name, attributes }) => {
    expect(plainAttributeNames).toEqual(expect.arrayContaining(Object.keys(attributes)));
    const result = read({ preset: name });
    expect(result.invalid).toEqual([]);
    expect(JSON.stringify(result)).toBe(JSON.stringify(read(attributes)));
  });

  test('a preset has no effect on attributes that the element has', () => {
    const { options, invalid } = read({
      preset: ' almost-there-60 ',
      'current-age': '58',
      outlook: 'false',
    });
    expect(invalid).toEqual([]);
    expect(options).toMatchObject({
      inputs: { currentAge: 58, retirementAge: 67, currentSavings: 400_000 },
      outlook: false,
    });
  });

  test('an unknown preset is reported with the known ones, and the other attributes are used', () => {
    const { options, invalid } = read({ preset: 'constructor', 'current-age': '40' });
    expect(invalid).toEqual([
      'preset="constructor" (the presets are starting-25, catch-up-50, almost-there-60, two-questions)',
    ]);
    expect(options.inputs).toEqual({ ...defaultInputs, currentAge: 40 });
  });

  test('a preset with an empty name is ignored', () => {
    expect(read({ preset: '' }).invalid).toEqual([]);
  });
});

test('link-url="none", font="inherit" and density="normal" are valid values', () => {
  const { options, invalid } = read({ 'link-url': 'none', font: 'inherit', density: 'normal' });
  expect(invalid).toEqual([]);
  // A phone's keyboard begins a field with a capital.
  expect(read({ 'link-url': 'None' }).options.linkUrl).toBe('none');
  expect(options).toMatchObject({ linkUrl: 'none', font: 'inherit', isDense: false });
});

test('a boolean attribute can be "true" or "false"', () => {
  expect(read({ compact: 'false' }).options.compact).toBe(false);
  expect(read({ compact: 'true' }).options.compact).toBe(true);
  expect(read({ outlook: 'false' }).options.outlook).toBe(false);
});

test.each(['es', 'ES', 'es-MX', 'es-419', 'es-US'])('lang="%s" is Spanish, with American numbers', (lang) => {
  const { options, invalid } = readOptions((name) => (name === 'lang' ? lang : null));
  expect(options.language).toBe('es');
  expect(options.formats.number(1234.5)).toBe('1,234.5');
  expect(invalid).toEqual([]);
});

test.each(['en-US', 'de-DE', 'fr', 'est', 'eo'])('lang="%s" only changes the format of numbers', (lang) => {
  expect(readOptions((name) => (name === 'lang' ? lang : null)).options.language).toBe('en');
});
