import { describe, expect, test } from 'vitest';
import { defaultInputs } from '../fields.ts';
import { INFLATION, priceLevelAfter } from '../inflation.ts';
import { standardSimulator } from '../simulation/standard-simulator.ts';
import { balancesSinceFirst } from './balances-since-first.ts';
import type { PlanRecord } from './plan-record.ts';
import { recordPlan } from './record-plan.ts';

/** Returns the record of a day, with a balance in dollars of that day. */
function recordOf(createdAt: string, currentSavings: number): PlanRecord {
  const inputs = { ...defaultInputs, currentSavings };
  const results = recordPlan(inputs, null, { year: 2026, simulator: standardSimulator() });
  return { createdAt, inputs, assumptions: null, ...results };
}

const first = recordOf('2026-11-24T12:00:00.000Z', defaultInputs.currentSavings);

describe('the balances since the first record', () => {
  test('are in dollars of the first record', () => {
    const records = [recordOf('2027-12-01T12:00:00Z', 61_500), first] as const;
    // 61,500 / 1.025 and 84,050 / 1.025²
    const balances = balancesSinceFirst(records, 84_050, '2029-01-02T12:00:00Z');
    expect(balances.map(({ age }) => age)).toEqual([36, 37]);
    expect(balances[0]?.amount).toBeCloseTo(60_000, 6);
    expect(balances[1]?.amount).toBeCloseTo(80_000, 6);
  });

  test('include today’s if the first record is more than a year old, however new the last one is', () => {
    const records = [recordOf('2028-06-01T12:00:00Z', 61_500), first] as const;
    const balances = balancesSinceFirst(records, 84_050, '2028-11-24T12:00:00Z');
    expect(balances.map(({ age }) => age)).toEqual([36, 37]);
  });

  test('are the last one at each age', () => {
    const records = [
      recordOf('2028-03-01T12:00:00Z', 62_000),
      recordOf('2027-12-01T12:00:00Z', 61_500),
      first,
    ] as const;
    const balances = balancesSinceFirst(records, 84_050, '2028-12-01T12:00:00Z');
    expect(
      balances.map(({ age, amount }) => [age, Math.round(amount * priceLevelAfter(1, INFLATION))]),
    ).toEqual([
      [36, 62_000],
      [37, 82_000],
    ]);
    expect(balancesSinceFirst(records, 63_000, '2028-04-01T12:00:00Z')).toHaveLength(1);
  });

  test('begin a year after the first record', () => {
    const records = [recordOf('2027-06-01T12:00:00Z', 61_500), first] as const;
    expect(balancesSinceFirst(records, 70_000, '2027-07-01T12:00:00Z')).toEqual([]);
    expect(balancesSinceFirst([first], 70_000, first.createdAt)).toEqual([]);
  });
});
