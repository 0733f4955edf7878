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

const posts = seedPosts.map(({ slug }) => ({ slug, content: readSeed(slug).content }));

/** Returns the matches in all posts with their groups. Fails if there is none. */
function matchesOf(pattern: RegExp): RegExpExecArray[] {
  const matches = posts.flatMap(({ content }) => [...content.matchAll(pattern)]);
  expect(matches).not.toEqual([]);
  return matches;
}

describe('the sample posts', () => {
  test('name only amounts of law that the tables have', () => {
    const typed = posts.flatMap(({ slug, content }) =>
      [...content.matchAll(/\$\d[\d,]*(?:\.\d+)?(?: million)?/g)].map(([amount]) => ({
        slug,
        amount: amount.replace(/,$/, ''),
      })),
    );
    expect(typed).toContainEqual({ slug: '4-percent-rule', amount: '$600,000' });
    const isKnown = ({ slug, amount }: (typeof typed)[number]) =>
      amounts.has(amount) || examples[slug]?.includes(amount);
    expect(typed.filter((each) => !isKnown(each))).toEqual([]);
  });

  test('name the cost-of-living adjustments of the tables', () => {
    for (const [text, percent, year] of matchesOf(/([\d.]+) percent for (20\d\d)/g)) {
      expect(Number(percent), text).toBe(costOfLivingIn(Number(year)));
    }
  });

  test('name the divisors of the tables', () => {
    for (const [text, divisor, age] of matchesOf(/(\d\d\.\d) at (7\d)/g)) {
      expect(Number(divisor), text).toBe(lifetimeDivisor(Number(age)));
    }
  });
});
