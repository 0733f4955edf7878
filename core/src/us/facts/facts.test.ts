import { describe, expect, test } from 'vitest';
import { formatColumn, formatFigure } from '../format-figure.ts';
import { dollars, type FactsTopic, pastFacts, percent } from './facts.ts';
import { uniformLifetimeTable } from './retirement-plan-facts.ts';
import { factsTopics } from './topics.ts';

describe('formatFigure', () => {
  test.each([
    [24_500, 'dollars', '$24,500'],
    [15_000_000, 'dollars', '$15,000,000'],
    [202.9, 'dollars', '$202.90'],
    [2.8, 'percent', '2.8%'],
    [25, 'percent', '25%'],
    [26.5, 'divisor', '26.5'],
    [73, 'age', '73'],
  ] as const)('formats %d %s as %s', (value, unit, text) => {
    expect(formatFigure({ value, unit })).toBe(text);
  });

  test.each(factsTopics)('rounds no figure of the topic $title', ({ years }) => {
    for (const figure of years.flatMap(({ figures }) => Object.values(figures))) {
      expect(Number(formatFigure(figure).replaceAll(/[$,%]/g, ''))).toBe(figure.value);
    }
  });
});

test('figures of a column have the same number of decimals, but whole dollars have no cents', () => {
  const column = {
    above: dollars('Above', 487),
    below: dollars('Below', 446.3),
    share: percent('Share', 20),
  };
  expect(formatColumn(column)).toEqual({ above: '$487', below: '$446.30', share: '20%' });
  const { figures } = uniformLifetimeTable;
  expect(formatColumn(figures)).toMatchObject({ at77: '22.9', at78: '22.0', at85: '16.0' });
});

describe('pastFacts', () => {
  const topic = (years: readonly (number | null)[], more: Partial<FactsTopic> = {}): FactsTopic => ({
    id: 'limits',
    title: 'Limits',
    announced: 'In fall.',
    years: years.map((year) => ({ year, figures: {}, sources: [], lastChecked: '2026-11-22' })),
    ...more,
  });

  test('lists topics whose newest year is before the given year', () => {
    expect(pastFacts([topic([2025, 2026])], 2026)).toEqual([]);
    expect(pastFacts([topic([2025, 2026])], 2027)).toEqual([
      { topic: 'Limits', year: 2026, announced: 'In fall.' },
    ]);
  });

  test('omits lasting law and topics that describe a past year on purpose', () => {
    expect(pastFacts([topic([null], { announced: null })], 2050)).toEqual([]);
    expect(pastFacts([topic([2023], { historic: true })], 2050)).toEqual([]);
  });

  test('lists topics whose figures of the given year are unconfirmed', () => {
    const { years, ...rest } = topic([2026, 2027]);
    const copied = years.map((facts) =>
      facts.year === 2027 ? { ...facts, unconfirmed: true as const } : facts,
    );
    expect(pastFacts([{ ...rest, years: copied }], 2027)).toEqual([
      { topic: 'Limits', year: 2026, announced: 'In fall.' },
    ]);
  });

  test('lists no topic of the product in 2026, and in 2027 the yearly topics without figures of 2027', () => {
    expect(pastFacts(factsTopics, 2026)).toEqual([]);
    expect(pastFacts(factsTopics, 2027).map(({ topic }) => topic)).toEqual([
      'Social Security',
      'Workplace plans and IRAs',
      'Federal income tax',
      'Federal estate tax',
      'Medicare',
      'Medicare surcharges by income (IRMAA)',
      'Health savings accounts',
    ]);
  });
});

test('the extra deduction of 2025 to 2028 is given for 2027, the estate tax is not', () => {
  const yearsOf = (id: string) => factsTopics.find((topic) => topic.id === id)?.years.map(({ year }) => year);
  expect(yearsOf('tax-law')).toEqual([2026, 2027]);
  expect(yearsOf('estate-tax')).toEqual([2026]);
});

describe('the list of topics', () => {
  test('has unique ids', () => {
    expect(new Set(factsTopics.map(({ id }) => id)).size).toBe(factsTopics.length);
  });

  test.each(factsTopics)(
    'the topic $title has complete sources, dates and figures',
    ({ years, announced, historic }) => {
      const names = Object.keys(years[0]?.figures ?? {});
      for (const { figures, unconfirmed } of years) {
        expect(Object.keys(figures)).toEqual(unconfirmed ? names.filter((name) => name in figures) : names);
      }
      expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted());
      for (const { year, sources, lastChecked, figures } of years) {
        expect(sources.length).toBeGreaterThan(0);
        expect(lastChecked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(year === null).toBe(announced === null && !historic);
        expect(announced).not.toBe('');
        const labels = Object.values(figures).map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
        // A label is read out with its amount: it has a subject, and its case is in parentheses.
        for (const label of labels) {
          expect(label).not.toMatch(
            /^(It|The same)\b|\b(of|to|below|above|from), |, (single|married|head of|each spouse)\b/,
          );
        }
      }
    },
  );
});
