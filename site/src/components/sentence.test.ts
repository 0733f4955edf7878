import { expect, test } from 'vitest';
import { joinWithAnd, plainText } from './sentence.ts';

test('plain text joins all parts', () => {
  expect(plainText(['Take ', { input: 'rate', text: '4%' }, ' of ', { result: '$100' }, '.'])).toBe(
    'Take 4% of $100.',
  );
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is joined as "%s"', (items, text) => {
  expect(joinWithAnd(items)).toBe(text);
});
