import { expect, test } from 'vitest';
import { listed, spoken } from './sentence.ts';

test('a sentence is heard as it is read', () => {
  expect(spoken(['Take ', { own: 'rate', text: '4%' }, ' of ', { result: '$100' }, '.'])).toBe(
    'Take 4% of $100.',
  );
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is listed as "%s"', (words, text) => {
  expect(listed(words)).toBe(text);
});
