import { benefitFromRecord } from '@whenabouts/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { calculateRecord, formatFullAge, formulaText, yearRows } from './record-outcome.ts';
import { readRecord } from './use-record.ts';

const person = { currentAge: 50, birthYear: 1976, hasStopped: false };
/** 28 years of $50,000, as far as the maximum of each year. */
const earnings = Array.from({ length: 28 }, (_, index) => ({ year: 1998 + index, dollars: 50_000 }));
const work = { earnings, stopAge: 60, pay: 60_000 };

test('the outcome of a record has the benefits at full retirement age for the chosen stop and for a stop today', () => {
  const benefitOf = (stopYear: number) =>
    benefitFromRecord({ earnings, birthYear: 1976, stopYear, futureEarnings: 60_000, claimingAge: 67 })
      .monthlyBenefit;
  const { amounts, oneMoreYear, lost, stops } = calculateRecord(person, work);
  expect(amounts).toEqual({
    knownBenefit: benefitOf(2036),
    knownBenefitStop: 60,
    benefitIfStopped: benefitOf(2026),
  });
  expect(oneMoreYear).toBe(benefitOf(2037) - benefitOf(2036));
  expect(lost).toBe(benefitOf(2043) - benefitOf(2036));
  expect(stops.map(({ age }) => age)).toEqual(Array.from({ length: 21 }, (_, index) => 50 + index));
  expect(stops[10]?.monthlyBenefit).toBe(amounts.knownBenefit);
});

test('the outcome of someone who has stopped adds no pay after the record', () => {
  const { amounts, stops } = calculateRecord({ ...person, hasStopped: true }, { ...work, stopAge: 50 });
  const { monthlyBenefit } = benefitFromRecord({
    earnings,
    birthYear: 1976,
    stopYear: 2026,
    futureEarnings: 0,
    claimingAge: 67,
  });
  expect(amounts).toEqual({
    knownBenefit: monthlyBenefit,
    knownBenefitStop: 50,
    benefitIfStopped: monthlyBenefit,
  });
  expect(stops).toHaveLength(1);
});

test('the formula is written with the amounts that each percentage pays', () => {
  expect(formulaText(1_000, [1_286, 7_749])).toBe('90% of $1,000');
  expect(formulaText(5_825, [1_286, 7_749])).toBe('90% of $1,286 + 32% of $4,539');
  expect(formulaText(8_000, [1_286, 7_749])).toBe('90% of $1,286 + 32% of $6,463 + 15% of $251');
});

test('the years of a record are listed from the newest, and full retirement ages have their months', () => {
  const { benefit } = calculateRecord(person, work);
  const rows = yearRows(benefit.years);
  expect(rows[0]).toEqual(['2035', '$60,000', '$60,000', 'Yes']);
  expect(rows.at(-1)?.[0]).toBe('1998');
  expect([67, 66 + 10 / 12, 66 + 1 / 12].map(formatFullAge)).toEqual([
    '67',
    '66 and 10 months',
    '66 and 1 month',
  ]);
});

test('a record can have the year of the clock, which may be after the newest law', () => {
  vi.useFakeTimers({ now: new Date(2028, 5, 1), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(readRecord('2027 45,000\n2028 46,000', 1970, 'your')).toMatchObject({
    earnings: [
      { year: 2027, dollars: 45_000 },
      { year: 2028, dollars: 46_000 },
    ],
  });
});
