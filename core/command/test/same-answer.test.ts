// The page's functions, the embed, the package, the command and the server for assistants have the same age, chance and dollars.
// PROPERTY_RUNS=500 compares a thousand households.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import {
  answerPlan,
  completePlan,
  nearestCalculatorInputs,
  type PlanDraft,
  planLink,
  planOptions,
  readOutlookFragment,
  readPlanLink,
  spendingAfterStop,
} from '@whenabouts/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerAgeOf, answerOfDraft } from '../../../site/src/features/outlook/outlook-results.ts';
import { householdsWithFlows } from '../../../site/test/random-households.ts';
import { calculateEarliestRetirement } from '../../../widget/src/calculator/earliest-retirement.ts';
import { propertyRuns } from '../../test/property-runs.ts';
import { mortgage } from '../../test/samples.ts';
import { createAssistantServer } from '../src/assistant/assistant-server.ts';
import { run, SITE, YEAR } from './run.ts';

/** The parts of an answer that all places print. */
interface Answer {
  age: number | null;
  chance: number;
  monthlySpending: number;
  monthlySocialSecurity: number;
}

const pick = ({ age, chance, monthlySpending, monthlySocialSecurity }: Answer): Answer => ({
  age,
  chance,
  monthlySpending,
  monthlySocialSecurity,
});

function answerOnPage(draft: PlanDraft): Answer {
  const page = answerOfDraft(draft, YEAR);
  return {
    age: draft.isRetired ? null : page.solution.value,
    chance: page.desiredChance,
    monthlySpending: spendingAfterStop(answerAgeOf(page), page.assumptions),
    monthlySocialSecurity: page.householdBenefit,
  };
}

/** Households with a payment within the spending. */
const householdsWithPayment = householdsWithFlows.map((draft) => ({
  ...draft,
  changes: { ...draft.changes, cashFlows: [...(draft.changes.cashFlows ?? []), mortgage] },
}));

async function connect(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createAssistantServer(SITE, YEAR).connect(theirs);
  await client.connect(ours);
  return client;
}

/** The time after which any test counts as hung, multiplied like the number of households. */
const TIMEOUT_MS = propertyRuns(120_000);

test(
  'page, embed, package, command and assistant say the same age, chance and dollars',
  async () => {
    const client = await connect();
    const check = fc.asyncProperty(householdsWithPayment, async (draft) => {
      const { year, ...args } = planOptions(draft, YEAR);
      const options = { year, ...args };
      const expected = answerOnPage(draft);
      expect(pick(answerPlan(options))).toEqual(expected);
      expect(pick(JSON.parse((await run(['-', '--json'], JSON.stringify(options))).output))).toEqual(
        expected,
      );
      const called = await client.callTool({ name: 'when_can_i_stop_working', arguments: args });
      expect(pick(called.structuredContent as unknown as Answer)).toEqual(expected);
      const link = planLink(options, SITE);
      const opened = readOutlookFragment(link.slice(link.indexOf('#')), YEAR);
      if (opened === null || opened === 'unreadable') throw new Error(link);
      expect(answerOnPage(opened)).toEqual(expected);
      expect(pick(answerPlan(readPlanLink(link, YEAR)))).toEqual(expected);

      const inputs = nearestCalculatorInputs(completePlan(draft, YEAR).inputs);
      const embed = calculateEarliestRetirement(inputs, YEAR);
      expect(pick(answerPlan({ year, ...inputs }))).toEqual({
        age: embed.solution.value,
        chance: embed.desiredChance,
        monthlySpending: embed.assumptions.monthlySpending,
        monthlySocialSecurity: embed.benefit.monthlyBenefit,
      });
    });
    await fc.assert(check, { numRuns: propertyRuns(2), seed: 47 });
  },
  TIMEOUT_MS,
);
