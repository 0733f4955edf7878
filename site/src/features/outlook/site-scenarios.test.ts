import { createScenarioSet, standardScenarios } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { buildScenarios, siteScenarios } from './site-scenarios.ts';

test('other tasks run between the steps that create the set', async () => {
  let ran = 0;
  const run = () => {
    ran += 1;
    timer = setTimeout(run);
  };
  let timer = setTimeout(run);
  await buildScenarios();
  clearTimeout(timer);
  expect(ran).toBeGreaterThan(1);
  expect(siteScenarios()).toEqual(createScenarioSet(standardScenarios));
});
