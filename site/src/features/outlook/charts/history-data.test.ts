import { type CashFlow, simulateHistory, usHistory } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { resultsWith, samplePartner, samplePension } from '../../../../test/example-results.ts';
import {
  extremesText,
  findStart,
  type Histories,
  historiesOf,
  historyTable,
  historyTitle,
  startText,
} from './history-data.ts';

type Changes = Parameters<typeof resultsWith>[0];

const pasts = (changes: Changes = {}) => historiesOf(resultsWith(changes)) as Histories;
const past = (changes: Changes = {}) => pasts(changes).middle;

test('history begins at retirement with the middle balance, and has only the years after it', () => {
  const results = resultsWith();
  const history = past();
  expect([history.ages[0], history.ages.at(-1)]).toEqual([69, 95]);
  expect(history.startBalance).toBe(Math.round(results.charted.simulation.bands[5 * 34 + 2] ?? 0));
  const { success, decided, starts } = simulateHistory({
    startBalance: history.startBalance,
    yearlyFlow: results.charted.plan.flow.slice(34).map((monthly) => 12 * monthly),
    timing: 'start',
    stocks: 60,
  });
  expect(history.decided).toHaveLength(decided);
  expect(history.lasted / history.decided.length).toBe(success);
  expect(history.decided[0]).toEqual(starts[0]);
});

test('history has every start year since 1928; start years whose outcome is not known are not counted', () => {
  const { decided, undecided } = past();
  expect([decided[0]?.year, decided.at(-1)?.year]).toEqual([1928, 1999]);
  expect([undecided[0]?.year, undecided.at(-1)?.year]).toEqual([2000, 2024]);
});

test('history counts late start years that run out before the data end, in the order of their years', () => {
  const histories = pasts({ retirementAge: 60, choice: 'desired', knownBenefit: 0 });
  const history = histories.middle;
  const late = history.decided.filter(({ balances }) => balances.length < history.ages.length);
  expect(late.length).toBeGreaterThan(0);
  expect(late.every(({ depletedIn }) => depletedIn !== null)).toBe(true);
  expect(historyTitle(histories)).toContain(` in 0 of ${history.decided.length} past retirements`);
  const years = historyTable(history).rows.map(([year]) => Number(year));
  expect(years).toEqual(years.toSorted());
});

test('history counts start years without a withdrawal left, which are not compared with complete ones', () => {
  const pension: CashFlow = { ...samplePension, amount: 20_000, fromAge: 75 };
  const history = past({ retirementAge: 69, choice: 'desired', cashFlows: [pension] });
  const late = history.decided.filter(({ balances }) => balances.length < history.ages.length);
  expect(late.map(({ year }) => year)).toContain(2010);
  for (const start of late) {
    expect(startText(history, start)).toMatch(/^savings last to 95, with \$.* left after \d+ years$/);
    expect([history.worst, history.best]).not.toContain(start);
  }
  expect(historyTable(history).rows.find(([year]) => year === '2010')?.[1]).toBe('Lasts');
});

test('the title counts the decided starts from the middle and from an unlucky balance', () => {
  const { middle, unlucky } = pasts();
  const bands = resultsWith().charted.simulation.bands;
  expect(unlucky?.startBalance).toBe(Math.round(bands[5 * 34] ?? 0));
  expect(unlucky?.lasted).toBeLessThan(middle.lasted);
  expect(historyTitle(pasts())).toBe(
    `Retiring at 69 with the middle balance, your money would have lasted to 95 in ${middle.lasted} of 72 past retirements; with an unlucky balance, in ${unlucky?.lasted} of ${unlucky?.decided.length}`,
  );
  expect(middle.lasted).toBeGreaterThan(36);
});

test('a retirement that begins today starts only with today’s savings', () => {
  const now = pasts({ currentAge: 67, retirementAge: 67, currentSavings: 600_000, isRetired: true });
  expect(now.unlucky).toBeNull();
  expect(now.middle.startBalance).toBe(600_000);
  expect(historyTitle(now)).toBe(
    `From your savings today, ${now.middle.lasted} of ${now.middle.decided.length} past retirements would have lasted to 95`,
  );
});

test('history pays a lump sum, follows a couple to the end of its plan, and cuts spending in bad years', () => {
  const inheritance: CashFlow = { ...samplePension, amount: 100_000, every: 'once', fromAge: 70 };
  const desired = { retirementAge: 65, choice: 'desired' } as const;
  const endOf = (changes: Changes) => past({ ...desired, ...changes }).decided[0]?.balances;
  const [plain, richer] = [endOf({}), endOf({ cashFlows: [inheritance] })];
  const [, stocks = 0, bonds = 0, inflation = 0] = usHistory[5] ?? [];
  const growth = (100 + 0.6 * stocks + 0.4 * bonds) / (100 + inflation);
  expect((richer?.[6] ?? 0) - (plain?.[6] ?? 0)).toBeCloseTo(100_000 * growth, 6);

  const couple = pasts({ ...desired, partner: samplePartner({ currentAge: 30, annualIncome: 0 }) });
  expect(couple.middle.ages.at(-1)).toBe(100);
  expect(historyTitle(couple)).toMatch(
    /^Retiring at 65 with the middle balance, your money would have lasted until your partner is 95 in /,
  );

  const unluckyCount = (spendingCut: number) => pasts({ ...desired, spendingCut }).unlucky?.lasted ?? 0;
  expect(unluckyCount(20)).toBeGreaterThan(unluckyCount(0));
});

test('after the visitor’s death, the texts of a couple name the partner’s age', () => {
  const changes = {
    retirementAge: 56,
    choice: 'desired',
    partner: samplePartner({ currentAge: 30, annualIncome: 0 }),
  } as const;
  const early = past({ ...changes, firstDeathAge: 60 });
  const { year, depletedIn } = early.worst;
  const age = 56 + (depletedIn ?? 0) - year;
  expect(age).toBeGreaterThanOrEqual(60);
  expect(startText(early, early.worst)).toBe(
    `savings run out in ${depletedIn}, when your partner is ${age - 5}`,
  );
  expect(historyTable(early).rows.find(([begins]) => begins === `${year}`)?.[1]).toBe(
    `Runs out when your partner is ${age - 5}`,
  );
  const late = past({ ...changes, retirementAge: 70 });
  expect(startText(late, late.best)).toMatch(/^savings last until your partner is 95, with \$.* left$/);
  const widowed = past({ ...changes, retirementAge: 70, firstDeath: 'partner' });
  // The plan ends when the partner, who is five years younger, would be 95.
  expect(startText(widowed, widowed.best)).toMatch(/^savings last until you are 100, /);
});

test('the worst start runs out first, or else has the least left; the best has the most', () => {
  const early = past({ retirementAge: 62, choice: 'desired', planAge: 90 });
  const ages = early.decided.flatMap(({ year, depletedIn }) =>
    depletedIn === null ? [] : [depletedIn - year],
  );
  expect((early.worst.depletedIn ?? 0) - early.worst.year).toBe(Math.min(...ages));
  const late = past({ retirementAge: 80, choice: 'desired' });
  const ends = late.decided.map(({ balances }) => balances.at(-1));
  expect(late.worst.balances.at(-1)).toBe(Math.min(...ends.map((end = 0) => end)));
  expect(late.best.balances.at(-1)).toBe(Math.max(...ends.map((end = 0) => end)));
});

test('if no start lasts, the best is the one that runs out last', () => {
  const early = past({ retirementAge: 60, choice: 'desired', knownBenefit: 0 });
  expect(early.lasted).toBe(0);
  const years = early.decided.map(({ year, depletedIn }) => (depletedIn ?? Number.NaN) - year);
  expect((early.best.depletedIn ?? 0) - early.best.year).toBe(Math.max(...years));
  expect(Math.max(...years)).toBeGreaterThan(Math.min(...years));
});

test('if all starts end alike, the worst and the best start are the same', () => {
  const ruined = past({
    retirementAge: 60,
    choice: 'desired',
    knownBenefit: 0,
    currentSavings: 0,
    monthlySavings: 0,
  });
  expect(extremesText(ruined)).toBe('They all end the same way: savings run out in 1928, at 60.');
  expect(extremesText(past())).toMatch(/^Worst: retiring into \d+, .* Best: into \d+, .*\.$/);
});

test('the text of a start year says when the money ran out, what is left, or what is left so far', () => {
  const history = past({ retirementAge: 62, choice: 'desired' });
  const of = (year: number) => {
    const start = findStart(history, year);
    return start && startText(history, start);
  };
  expect(of(1966)).toMatch(/^savings run out in 19\d\d, at \d\d$/);
  expect(startText(history, history.best)).toMatch(/^savings last to 95, with \$.* left$/);
  expect(of(2024)).toMatch(/^savings last so far, with \$.* left after 1 year$/);
  expect(of(1927)).toBeUndefined();
});

test('the outcome gives the calendar year in which savings run out, and the age in that year', () => {
  const history = past({ retirementAge: 65, choice: 'desired', monthlySpending: 30_000, knownBenefit: 0 });
  // Savings of less than a year's spending: the first withdrawal is short.
  const { worst } = history;
  expect(worst.depletedIn).not.toBeNull();
  expect(startText(history, worst)).toBe(
    `savings run out in ${worst.depletedIn}, at ${65 + (worst.depletedIn ?? 0) - worst.year}`,
  );
});

test('the table has every start', () => {
  const { rows } = historyTable(past());
  expect(rows).toHaveLength(97);
  expect(rows.map(([year]) => Number(year))).toEqual(Array.from({ length: 97 }, (_, index) => 1928 + index));
  expect(rows.at(-1)?.[1]).toBe('Lasts so far');
});

test('without a year of retirement there is no history', () => {
  expect(historiesOf(resultsWith({ retirementAge: 80, planAge: 75, choice: 'desired' }))).toBeNull();
});
