import { expect, test } from 'vitest';
import { resultsWith } from '../../../../test/example-results.ts';
import { siteSimulator } from '../site-simulator.ts';
import { depletionAge, UNLUCKY } from './depletion-age.ts';

test.each([0.1, 0.5])('savings run out at the age at which the run ranked %d has none left', (share) => {
  for (const retirementAge of [60, 63, 66, 69, 72]) {
    const results = resultsWith({ retirementAge, choice: 'desired' });
    const { charted } = results;
    const { rankRuns, replayRun } = siteSimulator();
    const run = rankRuns(charted.plan)[Math.floor(2_048 * share)] ?? 0;
    const { balances } = replayRun(charted.plan, run);
    const empty = balances.indexOf(0, retirementAge - 35 + 1);
    expect(depletionAge(results, share), `stop at ${retirementAge}`).toBe(empty < 0 ? null : 35 + empty - 1);
  }
});

test('an unlucky future runs out only if more than one in ten do', () => {
  const results = resultsWith();
  const withDepleted = (...depleted: number[]) => {
    const simulation = { ...results.charted.simulation, runs: 10, depleted: Float64Array.of(0, ...depleted) };
    return { ...results, charted: { ...results.charted, simulation } };
  };
  expect(depletionAge(withDepleted(0.1, 0.1), UNLUCKY)).toBeNull();
  expect(depletionAge(withDepleted(0.1, 0.2), UNLUCKY)).toBe(36);
});
