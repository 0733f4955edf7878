/** A value for every attribute, with the results of the defaults. */
export const everyOption: Record<string, string> = {
  'current-age': '35',
  'retirement-age': '65',
  'current-savings': '50000',
  'monthly-savings': '500',
  'annual-income': '70000',
  'expected-return': '7',
  inputs: 'current-age,monthly-savings',
  theme: 'light',
  accent: '#0b6b4f',
  partner: 'a-blog',
  lang: 'en-US',
  compact: 'false',
  outlook: 'true',
  'share-values': 'true',
  // The attributes above win over the preset's attributes, such as `compact`.
  preset: 'two-questions',
};
