import { expect, test } from 'vitest';
import { guideSummary, guides } from './guides.ts';

test('there are five guides with unique slugs', () => {
  expect(new Set(guides.map(({ slug }) => slug)).size).toBe(5);
});

test.each(guides)('the texts about $slug have the right lengths', ({ title, summary, minutes, updated }) => {
  expect(title.length).toBeLessThanOrEqual(45);
  expect(summary.length).toBeGreaterThanOrEqual(50);
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(minutes).toBeGreaterThan(0);
  expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('a guide is found by its slug, and an unknown slug is an error', () => {
  expect(guideSummary('healthcare').slug).toBe('healthcare');
  expect(() => guideSummary('wealth' as 'healthcare')).toThrow(RangeError);
});
