import { buildLifetimePlan, createMarketDraws, createSimulator, standardDraws } from '@whenabouts/core';
import { expect, test, vi } from 'vitest';
import { completePlan, initialDraft } from '../../numbers/plan-draft.ts';

test('other tasks run between the steps that create the draws', async () => {
  // Other tests of this worker may have created the draws.
  vi.resetModules();
  const { createInSteps, siteSimulator } = await import('./site-simulator.ts');
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  let ran = 0;
  const run = () => {
    ran += 1;
    timer = setTimeout(run);
  };
  let timer = setTimeout(run);
  await createInSteps();
  clearTimeout(timer);
  expect(ran).toBeGreaterThan(10);
  const { inputs, assumptions } = completePlan(initialDraft, 2026);
  const plan = buildLifetimePlan(inputs, assumptions);
  const simulator = createSimulator(createMarketDraws(standardDraws));
  expect(siteSimulator().simulate(plan)).toEqual(simulator.simulate(plan));
});
