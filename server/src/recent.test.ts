import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('what was asked for longest ago makes room', () => {
  const recent = new Recent<string>(2);
  recent.set('a', 'A');
  recent.set('b', 'B');
  expect(recent.get('a')).toBe('A');
  recent.set('c', 'C');
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual(['A', undefined, 'C']);
});

test('the limit holds by the given measure, whatever is set again or removed', () => {
  const recent = new Recent<string>(6, ({ length }) => length);
  recent.set('a', '123');
  recent.set('a', '1');
  recent.set('b', '12345');
  expect([recent.keys(), recent.size]).toEqual([['a', 'b'], 6]);
  recent.delete('b');
  recent.delete('b');
  expect([recent.keys(), recent.size]).toEqual([['a'], 1]);
  recent.set('c', '1234567');
  expect([recent.keys(), recent.size]).toEqual([[], 0]);
});
