import { describe, expect, test } from 'vitest';
import { historyCases } from '../known-cases.ts';
import { type HistoryYear, usHistory } from '../us/history.ts';
import { type HistoryPlan, type HistoryStart, simulateHistory } from './simulate-history.ts';

/** $1,000,000, of which `rate` percent is withdrawn in the first year, and as much in real terms in each of the next. */
const withdrawing = (rate: number, stocks: number, years = 30): HistoryPlan => ({
  startBalance: 1_000_000,
  yearlyFlow: new Float64Array(years).fill(-10_000 * rate),
  timing: 'start',
  stocks,
});

/** Starts with data for all years. */
const completeStarts = (plan: HistoryPlan) =>
  simulateHistory(plan).starts.filter(({ balances }) => balances.length === plan.yearlyFlow.length + 1);

const balancesOf = (start: HistoryStart | undefined) => [...(start?.balances ?? [])];

describe('plans of 30 years that begin in 1928 to 1995 and withdraw at the start of each year', () => {
  test.each(historyCases.results)(
    'last in $percent% of cases with a withdrawal rate of $withdrawalRate% and $stocks% stocks',
    ({ withdrawalRate, stocks, lasted, percent, failing }) => {
      const plan = withdrawing(withdrawalRate, stocks, historyCases.years);
      const complete = completeStarts(plan);
      expect(complete).toHaveLength(historyCases.starts);
      const failed = complete.filter((start) => !start.lasted);
      const success = (complete.length - failed.length) / complete.length;
      expect(success).toBe(lasted / complete.length);
      expect((success * 100).toFixed(1)).toBe(String(percent));
      if (failing) expect(failed.map(({ year }) => year)).toEqual(failing);
    },
  );
});

test('a plan starts in every year of the history', () => {
  const { starts } = simulateHistory(withdrawing(4, 60));
  expect(starts.map(({ year }) => year)).toEqual(usHistory.map(([year]) => year));
  // Today's, and that of the last year of the history.
  expect(starts.at(-1)?.balances).toHaveLength(2);
});

test('the success counts starts with data for all years, and those that ran short before the data end', () => {
  const plan = withdrawing(6, 60);
  const { starts, decided, success } = simulateHistory(plan);
  const complete = completeStarts(plan).length;
  const short = starts.filter(({ lasted }) => !lasted);
  const shortEarly = short.filter(({ balances }) => balances.length <= plan.yearlyFlow.length);
  expect(shortEarly.length).toBeGreaterThan(0);
  expect(decided).toBe(complete + shortEarly.length);
  expect(success).toBe((decided - short.length) / decided);
});

// Withdrawals for 20 years have 78 starts with all their data, and 18 of the 97 starts run short.
test.each([20, 30, 40, 50, 60])(
  'years without a withdrawal do not change the success of a plan of %i years',
  (years) => {
    const yearlyFlow = Float64Array.from({ length: years }, (_, index) => (index < 20 ? -0.06 : 0));
    const { decided, success } = simulateHistory({
      startBalance: 1,
      yearlyFlow,
      timing: 'start',
      stocks: 60,
    });
    expect(decided).toBe(78);
    expect(success).toBe(60 / 78);
  },
);

test('a start is undecided before its last withdrawal or cost', () => {
  const flow = new Float64Array(40).fill(-0.01, 0, 20);
  const plan: HistoryPlan = { startBalance: 1, yearlyFlow: flow, timing: 'start', stocks: 60 };
  const decidedWith = (change: Partial<HistoryPlan>) => simulateHistory({ ...plan, ...change }).decided;
  expect(decidedWith({})).toBe(usHistory.length - 19);
  expect(decidedWith({ lumpSums: new Float64Array(40).fill(-0.01, 29, 30) })).toBe(usHistory.length - 29);
});

test('without a start that could last the success is null', () => {
  const result = simulateHistory(withdrawing(4, 60, usHistory.length + 1));
  expect(result.success).toBeNull();
  expect(result.starts[0]?.balances).toHaveLength(usHistory.length + 1);
});

describe('a history of three years', () => {
  // Year, stocks, bonds and inflation in percent.
  const history: HistoryYear[] = [
    [2001, 10, 0, 10],
    [2002, -50, 20, 0],
    [2003, 0, 0, 25],
  ];
  const plan: HistoryPlan = {
    startBalance: 1_000,
    yearlyFlow: [-300, -300, 100],
    timing: 'start',
    stocks: 100,
  };

  test('withdrawals at the start of a year do not earn the return of that year', () => {
    // 700 · 1.1 / 1.1; then 400 · 0.5; then 300 · 1 / 1.25.
    const [first, second, third] = simulateHistory(plan, history).starts;
    expect(balancesOf(first)).toEqual([1_000, 700, 200, 240]);
    expect(balancesOf(second)).toEqual([1_000, 350, 40]);
    expect(balancesOf(third)).toEqual([1_000, 560]);
  });

  test('withdrawals at the end of a year earn the return of that year', () => {
    const [first] = simulateHistory({ ...plan, timing: 'end' }, history).starts;
    expect(balancesOf(first)).toEqual([1_000, 700, 50, 140]);
  });

  test('the mix is rebalanced every year', () => {
    const [first] = simulateHistory({ ...plan, yearlyFlow: [0, 0], stocks: 50 }, history).starts;
    // 1,000 · 1.05 / 1.1, then · 0.85.
    expect(first?.balances[2]).toBeCloseTo((1_000 * 1.05 * 0.85) / 1.1, 9);
  });

  test('the first short withdrawal sets the year of depletion; the unpaid part is not owed', () => {
    const [first] = simulateHistory({ ...plan, yearlyFlow: [-300, -800, 500] }, history).starts;
    expect(first).toMatchObject({ lasted: false, depletedIn: 2002 });
    expect(balancesOf(first)).toEqual([1_000, 700, 0, 400]);
  });

  test('a lump sum arrives or is paid at the start of its year, whatever the timing of the flow', () => {
    const [first] = simulateHistory({ ...plan, lumpSums: [0, 200, -50], timing: 'end' }, history).starts;
    // 1,000 · 1.1 / 1.1 - 300; then 900 · 0.5 - 300; then 100 · 1 / 1.25 + 100.
    expect(balancesOf(first)).toEqual([1_000, 700, 150, 180]);
    const [short] = simulateHistory({ ...plan, lumpSums: [0, -800, 0] }, history).starts;
    expect(short).toMatchObject({ lasted: false, depletedIn: 2002 });
  });

  test('spending is cut while the withdrawal is above 120 percent of its starting rate', () => {
    const cut = { startIndex: 0, yearlyFlow: [-200, -200, -200] };
    const constantSpending = { ...plan, yearlyFlow: [-300, -300, -300] };
    // 300 is 30% of 1,000: kept. 300 is 43% of 700, more than 1.2 · 30%: cut to 200, as in the third year.
    const [first, second] = simulateHistory({ ...constantSpending, spendingCut: cut }, history).starts;
    expect(balancesOf(first)).toEqual([1_000, 700, 250, 40]);
    // 300 is 30% of 1,000: kept. 300 is 86% of 350: cut to 200.
    expect(balancesOf(second)).toEqual([1_000, 350, 120]);
  });

  test('a withdrawal that takes everything is paid in full', () => {
    const [first] = simulateHistory({ ...plan, yearlyFlow: [-1_000] }, history).starts;
    expect(first).toMatchObject({ lasted: true, depletedIn: null });
  });

  test('no balance is a negative zero', () => {
    const [first] = simulateHistory({ ...plan, startBalance: -0, yearlyFlow: [-0, -0] }, history).starts;
    expect(first?.balances.every((balance) => Object.is(balance, 0))).toBe(true);
  });
});

describe('simulateHistory', () => {
  test.each([
    [{ startBalance: -1 }, RangeError, 'startBalance must be a number from 0'],
    [{ stocks: 101 }, RangeError, 'stocks must be a number from 0 to 100'],
    [{ timing: 'middle' }, TypeError, 'timing must be "start" or "end", not "middle"'],
    [{ yearlyFlow: [] }, RangeError, 'yearlyFlow.length'],
    [{ yearlyFlow: [1, Number.NaN] }, RangeError, 'yearlyFlow[1]'],
    [{ yearlyFlow: 40_000 }, TypeError, 'yearlyFlow.length'],
    [{ yearlyFlow: new Array(101).fill(0) }, RangeError, 'yearlyFlow.length'],
  ])('rejects a plan with %o', (change, kind, message) => {
    const call = () => simulateHistory({ ...withdrawing(4, 60), ...change } as HistoryPlan);
    expect(call).toThrow(kind);
    expect(call).toThrow(message);
  });

  test('rejects a return below -100 percent', () => {
    expect(() => simulateHistory(withdrawing(4, 60), [[2001, -101, 0, 0]])).toThrow('stocks in 2001');
  });
});
