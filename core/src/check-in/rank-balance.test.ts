import { describe, expect, test } from 'vitest';
import { defaultInputs } from '../fields.ts';
import { buildLifetimePlan } from '../plan/build-plan.ts';
import { completePlan } from '../plan/plan-draft.ts';
import { standardSimulator } from '../simulation/standard-simulator.ts';
import { rankBalance } from './rank-balance.ts';
import { recordPlan } from './record-plan.ts';

describe('the rank of a balance among the recorded futures', () => {
  const simulator = standardSimulator();
  const { bands } = recordPlan(defaultInputs, null, { year: 2026, simulator });

  test('is within 2 of 100 of the simulated futures', () => {
    const { inputs, assumptions } = completePlan(
      { inputs: defaultInputs, changes: {}, isRetired: false },
      2026,
    );
    const plan = buildLifetimePlan(inputs, assumptions);
    const balances = Array.from(
      { length: simulator.runs },
      (_, run) => simulator.replayRun(plan, run).balances[3] as number,
    );
    for (const share of [0.12, 0.2, 0.3, 0.45, 0.6, 0.7, 0.82, 0.88]) {
      const balance = [...balances].sort((a, b) => a - b)[Math.floor(share * balances.length)] as number;
      expect(Math.abs((rankBalance(bands, 38, balance) as number) - share)).toBeLessThan(0.02);
    }
  });

  test('is 0 below the lowest band and 0.9 above the highest', () => {
    expect(rankBalance(bands, 36, 0)).toBe(0);
    expect(rankBalance(bands, 36, 1e9)).toBe(0.9);
  });

  test('is missing on the day of the record and after the plan', () => {
    expect(rankBalance(bands, 35, 50_000)).toBeNull();
    expect(rankBalance(bands, 96, 50_000)).toBeNull();
  });
});
