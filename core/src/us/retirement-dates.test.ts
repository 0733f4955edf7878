import { describe, expect, test } from 'vitest';
import {
  type CalendarDay,
  isCalendarDay,
  type RetirementDateName,
  retirementDates,
} from './retirement-dates.ts';

const parse = (iso: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};
const format = ({ year, month, day }: CalendarDay) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const datesOf = (birth: string, planned = {}) =>
  Object.fromEntries(
    retirementDates(parse(birth), planned).map(({ name, from, until }) => [
      name,
      until ? `${format(from)}/${format(until)}` : format(from),
    ]),
  ) as Record<RetirementDateName, string>;

test('retirementDates lists the dates of a life in their order', () => {
  const dates = retirementDates(parse('1971-06-15'), { retirementAge: 64, claimingAge: 67 });
  expect(dates.map(({ name, from }) => `${format(from)} ${name}`)).toEqual([
    '2021-01-01 catch-up',
    '2030-12-15 early-withdrawals',
    '2031-01-01 higher-catch-up',
    '2033-07-01 first-benefit',
    '2035-06-15 stop-working',
    '2036-03-01 medicare',
    '2038-06-01 full-benefit',
    '2038-06-01 claim',
    '2041-06-01 highest-benefit',
    '2047-04-01 required-distribution',
  ]);
});

describe('the dates of Social Security', () => {
  // ssa.gov, "Benefits Planner: Retirement Age and Benefit Reduction": full retirement age by year of birth; born on
  // January 1, refer to the year before; born on the 1st, to the month before.
  test.each([
    ['1954-12-31', '2020-12-01'],
    ['1955-01-01', '2020-12-01'],
    ['1955-01-02', '2021-03-01'],
    ['1956-10-31', '2023-02-01'],
    ['1959-12-31', '2026-10-01'],
    ['1960-01-01', '2026-10-01'],
    ['1960-01-02', '2027-01-01'],
    ['1960-06-01', '2027-05-01'],
    ['1960-06-02', '2027-06-01'],
    ['1964-02-29', '2031-02-01'],
  ])('the full benefit of someone born on %s begins in the month of %s', (birth, month) => {
    expect(datesOf(birth)['full-benefit']).toBe(month);
  });

  // 20 CFR 404.310 and 404.311: 62 during all of the month.
  test.each([
    ['1965-05-01', '2027-05-01'],
    ['1965-05-02', '2027-05-01'],
    ['1965-05-03', '2027-06-01'],
    ['1964-12-31', '2027-01-01'],
    ['1965-01-01', '2027-01-01'],
    ['1964-02-29', '2026-03-01'],
  ])('the first benefit of someone born on %s is that of the month of %s', (birth, month) => {
    expect(datesOf(birth)['first-benefit']).toBe(month);
    expect(datesOf(birth, { claimingAge: 62 }).claim).toBe(month);
  });

  test('the benefit is highest from the month of turning 70 on, a month earlier for someone born on the 1st', () => {
    expect(datesOf('1960-06-15')['highest-benefit']).toBe('2030-06-01');
    expect(datesOf('1960-06-01')['highest-benefit']).toBe('2030-05-01');
    expect(datesOf('1960-01-01')['highest-benefit']).toBe('2029-12-01');
  });

  test('a claim at an age in years and months begins in the month of reaching it', () => {
    expect(datesOf('1960-06-15', { claimingAge: 66.5 }).claim).toBe('2026-12-01');
    expect(datesOf('1960-06-15', { claimingAge: 62 + 1 / 12 }).claim).toBe('2022-07-01');
  });
});

// medicare.gov, "When does Medicare coverage start?": seven months around the month of turning 65, which is the month
// before for someone born on the 1st.
test.each([
  ['1961-06-15', '2026-03-01/2026-09-30'],
  ['1961-06-01', '2026-02-01/2026-08-31'],
  ['1962-01-01', '2026-09-01/2027-03-31'],
  ['1961-11-20', '2026-08-01/2027-02-28'],
  ['1964-02-29', '2028-11-01/2029-05-31'],
])('enrollment in Medicare of someone born on %s lasts from and to %s', (birth, period) => {
  expect(datesOf(birth).medicare).toBe(period);
});

// 26 CFR 1.401(a)(9)-2 has June 30 and July 1 as examples of half a year later.
test.each([
  ['1967-06-30', '2026-12-30'],
  ['1967-07-01', '2027-01-01'],
  ['1967-08-31', '2027-02-28'],
  ['1968-08-31', '2028-02-29'],
  ['1968-02-29', '2027-08-29'],
])('someone born on %s is 59½ on %s', (birth, day) => {
  expect(datesOf(birth)['early-withdrawals']).toBe(day);
});

// irs.gov, "Retirement plan and IRA required minimum distributions FAQs".
test.each([
  ['1951-07-04', '2025-04-01'],
  ['1959-12-31', '2033-04-01'],
  ['1960-01-01', '2036-04-01'],
])('the first required distribution of someone born on %s is due by %s', (birth, day) => {
  expect(datesOf(birth)['required-distribution']).toBe(day);
});

test('limits on contributions change with the year of turning 50, 60 and 63', () => {
  expect(datesOf('1976-12-31')).toMatchObject({
    'catch-up': '2026-01-01',
    'higher-catch-up': '2036-01-01/2039-12-31',
  });
});

test('a birthday of February 29 is March 1 in other years', () => {
  expect(datesOf('1972-02-29', { retirementAge: 65 })['stop-working']).toBe('2037-03-01');
  expect(datesOf('1972-02-29', { retirementAge: 64 })['stop-working']).toBe('2036-02-29');
});

test.each([
  '1971-02-29',
  '1971-04-31',
  '1971-13-01',
  '1971-00-10',
  '1950-06-01',
  '2101-06-01',
  '1971-06-0.5',
])('retirementDates rejects %s', (birth) => {
  expect(() => retirementDates(parse(birth))).toThrow(RangeError);
});

test('isCalendarDay knows leap years', () => {
  expect(['2000-02-29', '2100-02-29', '2024-02-29', '2026-02-29'].map(parse).map(isCalendarDay)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
