import { expect, test } from 'vitest';
import { factsOf, guideFacts } from './guides.ts';

test('there are five guides with unique slugs', () => {
  expect(new Set(guideFacts.map(({ slug }) => slug)).size).toBe(5);
});

test.each(guideFacts)(
  'the texts about $slug have the right lengths',
  ({ title, summary, minutes, updated }) => {
    expect(title.length).toBeLessThanOrEqual(45);
    expect(summary.length).toBeGreaterThanOrEqual(50);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(minutes).toBeGreaterThan(0);
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  },
);

test('a guide is found by its slug, and an unknown slug is an error', () => {
  expect(factsOf('healthcare').slug).toBe('healthcare');
  expect(() => factsOf('wealth' as 'healthcare')).toThrow(RangeError);
});
