import { expect, test } from 'vitest';
import { factsOf, guideFacts } from './guides.ts';

test('there are five guides, each with an address of its own', () => {
  expect(new Set(guideFacts.map(({ slug }) => slug)).size).toBe(5);
});

test.each(guideFacts)(
  'what is said of $slug fits where it is said',
  ({ title, summary, minutes, updated }) => {
    expect(title.length).toBeLessThanOrEqual(45);
    expect(summary.length).toBeGreaterThanOrEqual(50);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(minutes).toBeGreaterThan(0);
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  },
);

test('a guide is found by its slug, and no other', () => {
  expect(factsOf('healthcare').slug).toBe('healthcare');
  expect(() => factsOf('wealth' as 'healthcare')).toThrow(RangeError);
});
