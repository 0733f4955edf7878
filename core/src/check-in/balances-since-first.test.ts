import { describe, expect, test } from 'vitest';
import { defaultInputs } from '../fields.ts';
import { INFLATION, priceLevelAfter } from '../inflation.ts';
import { standardSimulator } from '../simulation/standard-simulator.ts';
import { balancesSinceFirst } from './balances-since-first.ts';
import type { PlanRecord } from './plan-record.ts';
import { recordPlan } from './record-plan.ts';

function recordOf(currentSavings: number, createdAt: string): PlanRecord {
  const inputs = { ...defaultInputs, currentSavings };
  const results = recordPlan(inputs, null, { year: 2026, simulator: standardSimulator() });
  return { createdAt, inputs, assumptions: null, ...results };
}

const first = recordOf(defaultInputs.currentSavings, '2026-11-24T12:00:00.000Z');

describe('the balances since the first record', () => {
  /** A record some time after the first one, with a balance in dollars of its day. */
  const later = (createdAt: string, currentSavings: number) => recordOf(currentSavings, createdAt);

  test('are in its dollars', () => {
    const records = [later('2027-12-01T12:00:00Z', 61_500), first] as const;
    // 61,500 / 1.025 and 84,050 / 1.025²
    const balances = balancesSinceFirst(records, 84_050, '2029-01-02T12:00:00Z');
    expect(balances.map(({ age }) => age)).toEqual([36, 37]);
    expect(balances[0]?.amount).toBeCloseTo(60_000, 6);
    expect(balances[1]?.amount).toBeCloseTo(80_000, 6);
  });

  test('have today’s if the first record is more than a year old, however new the last one is', () => {
    const records = [later('2028-06-01T12:00:00Z', 61_500), first] as const;
    const balances = balancesSinceFirst(records, 84_050, '2028-11-24T12:00:00Z');
    expect(balances.map(({ age }) => age)).toEqual([36, 37]);
  });

  test('have the last one of each age, as the table has', () => {
    const records = [
      later('2028-03-01T12:00:00Z', 62_000),
      later('2027-12-01T12:00:00Z', 61_500),
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

  test('leave out those of its first year, in which its futures have not begun', () => {
    const records = [later('2027-06-01T12:00:00Z', 61_500), first] as const;
    expect(balancesSinceFirst(records, 70_000, '2027-07-01T12:00:00Z')).toEqual([]);
    expect(balancesSinceFirst([first], 70_000, first.createdAt)).toEqual([]);
  });
});
