import { expect, test } from 'vitest';
import { completePlan, initialDraft } from '../../numbers/plan-draft.ts';
import { answerSentence, desiredAgeSentence } from './answer-text.ts';
import { chanceTable, chanceTitle } from './charts/chance-data.ts';
import { fanOf, fanTable, fanTitle } from './charts/fan-data.ts';
import { historyOf, historyTable } from './charts/history-data.ts';
import { incomeOf } from './charts/income-data.ts';
import { initialOutlook, initialResults } from './initial-outlook.ts';
import { levers } from './levers.ts';
import { type OutlookResults, outlookAnswer, outlookResults } from './outlook-results.ts';

const YEAR = 2026;

/** Everything that the page shows of its results. */
function shownOf(results: OutlookResults) {
  const history = historyOf(results);
  return [
    answerSentence(results),
    desiredAgeSentence(results),
    chanceTitle(results),
    chanceTable(results),
    fanTitle(results),
    fanTable(fanOf(results)),
    history && historyTable(history),
  ];
}

test('results that the server included in the page equal simulated results', () => {
  const {
    results,
    income,
    levers: changes,
  } = initialResults(JSON.parse(JSON.stringify(initialOutlook(YEAR))), YEAR);
  const request = { ...completePlan(initialDraft, YEAR), isRetired: false, choice: 'answer' } as const;
  const simulated = outlookResults(outlookAnswer(request));
  expect(shownOf(results)).toEqual(shownOf(simulated));
  expect(results.chances).toEqual(simulated.chances);
  expect(results.charted.simulation.success).toBe(simulated.charted.simulation.success);
  expect(results.charted.simulation.depleted).toEqual(simulated.charted.simulation.depleted);
  expect(income).toEqual(incomeOf(simulated));
  expect(changes).toEqual(levers(initialDraft, simulated));
});
