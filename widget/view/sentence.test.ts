import { expect, test } from 'vitest';
import { joinWithAnd, plainText } from './sentence.ts';

test('joins the parts of a sentence as plain text', () => {
  expect(plainText(['Take ', { input: 'rate', text: '4%' }, ' of ', { result: '$100' }, '.'])).toBe(
    'Take 4% of $100.',
  );
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('joins %j as "%s"', (items, text) => {
  expect(joinWithAnd(items)).toBe(text);
});
