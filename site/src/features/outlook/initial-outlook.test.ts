import { exclusionsOf, levers } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { initialDraft } from '../../numbers/plan-draft.ts';
import { simulateOutcomes } from './included/alternatives.ts';
import { defaultForcedStop } from './included/forced-stop.ts';
import { initialOutlook, initialResults } from './initial-outlook.ts';
import { quickChanges } from './levers/quick-changes.ts';
import { answerOfDraft, outlookResults } from './outlook-results.ts';
import { siteSimulator } from './site-simulator.ts';

const YEAR = 2026;

test('results that the server included in the page equal simulated results', () => {
  const data = JSON.parse(JSON.stringify(initialOutlook(YEAR)));
  const { results, levers: changes, forcedStop } = initialResults(data, YEAR);
  const simulated = outlookResults(answerOfDraft(initialDraft, YEAR));
  expect(results).toEqual(simulated);
  expect(changes).toEqual(levers(initialDraft, simulated, siteSimulator()));
  expect(forcedStop).toEqual(defaultForcedStop(simulated));
});

test('the server’s results contain an outcome for each small change and each item that the default answer leaves out', () => {
  const { outcomes } = initialResults(initialOutlook(YEAR), YEAR);
  expect(outcomes).toEqual(simulateOutcomes(initialDraft, YEAR));
  const changes = quickChanges(initialDraft, answerOfDraft(initialDraft, YEAR));
  const rows = exclusionsOf(initialDraft, outcomes.current);
  expect(Object.keys(outcomes.alternatives)).toEqual([...changes, ...rows].map(({ id }) => id));
});
