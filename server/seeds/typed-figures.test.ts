import {
  factsTopics,
  formatFigure,
  lifetimeDivisor,
  socialSecurity2026,
  socialSecurity2027,
} from '@whenabouts/core';
import { describe, expect, test } from 'vitest';
import { readSeed, seedPosts } from './posts.ts';

/** Amounts of examples and of sources that no law sets. */
const examples: Readonly<Record<string, readonly string[]>> = {
  '4-percent-rule': [
    '$600,000',
    '$24,000',
    '$2,000',
    '$24,720',
    '$25,200',
    '$1,000',
    '$25,000',
    '$1,650',
    '$2,350',
  ],
  'diversified-portfolio': ['$100,000', '$432,000', '$558,000', '$500,000', '$250,000'],
  'fire-movement': ['$15,000', '$375,000', '$40,000', '$10,000'],
  'taxes-in-retirement': ['$800,000'],
  'when-to-claim-social-security': ['$2,000', '$1,400', '$2,480', '$1', '$2', '$3'],
};

/** All amounts of law, as the posts write them. */
const amounts = new Set(
  factsTopics
    .flatMap(({ years }) => years)
    .flatMap(({ figures }) => Object.values(figures))
    .map((figure) => formatFigure(figure).replace(/,000,000$/, ' million')),
);

const costOfLivingIn = (year: number) =>
  [socialSecurity2026, socialSecurity2027].find((facts) => facts.year === year)?.figures.costOfLiving.value;

describe.each(seedPosts)('the sample post $slug', ({ slug }) => {
  const { content } = readSeed(slug);

  test('names only amounts of law that the tables have', () => {
    const typed = [...content.matchAll(/\$\d[\d,]*(?:\.\d+)?(?: million)?/g)].map(([amount]) =>
      amount.replace(/,$/, ''),
    );
    const unknown = typed.filter((amount) => !amounts.has(amount) && !examples[slug]?.includes(amount));
    expect(unknown).toEqual([]);
  });

  test('names the cost-of-living adjustment and the divisors of the tables', () => {
    for (const [, percent, year] of content.matchAll(/([\d.]+) percent for (20\d\d)/g)) {
      expect({ percent: Number(percent), year: Number(year) }).toEqual({
        percent: costOfLivingIn(Number(year)),
        year: Number(year),
      });
    }
    for (const [, divisor, age] of content.matchAll(/(\d\d\.\d) at (7\d)/g)) {
      expect(Number(divisor)).toBe(lifetimeDivisor(Number(age)));
    }
  });
});
