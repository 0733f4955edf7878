import { defaultInputs } from '@whenabouts/core';
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { PlanAssumptions } from './plan-assumptions.ts';
import { storedInputEntries } from './plan-inputs.ts';
import { described, Time } from './schemas.ts';

/** Enough for a check-in a year and many edits. */
export const RECORDS_PER_PLAN = 60;

const balances = (text: string) => described(v.array(v.number()), text);

/** A record of a save: what the plan's answer was on that day. Records never change. */
export const PlanRecord = v.object({
  id: described(v.number(), 'Permanent id.'),
  kind: described(v.picklist(['save', 'check-in']), 'A save, or the answer to the yearly check-in.'),
  createdAt: described(Time, 'Time of the save. Amounts are in dollars of its year.'),
  inputs: described(v.object(storedInputEntries), 'Inputs of the plan.'),
  assumptions: described(
    v.nullable(PlanAssumptions),
    'Assumptions of the outlook that the member changed; `null` if none.',
  ),
  lawYear: described(v.number(), 'Year of the figures of law in the calculation.'),
  engineVersion: described(v.number(), 'Version of the model.'),
  answer: described(
    v.object({
      age: described(
        v.nullable(v.number()),
        'Earliest retirement age that reaches the target chance; `null` if no age does.',
      ),
      chanceAtDesiredAge: described(v.number(), 'Share of futures, 0 to 1, in which `retirementAge` works.'),
    }),
    'The answer on that day.',
  ),
  bands: described(
    v.object({
      ages: described(v.array(v.number()), 'Ages from the current age to the plan age.'),
      p10: balances('Balances at these ages that 10% of futures stay below.'),
      p25: balances('Balances that 25% of futures stay below.'),
      p50: balances('Balances that half of the futures stay below.'),
      p75: balances('Balances that 75% of futures stay below.'),
      p90: balances('Balances that 90% of futures stay below.'),
    }),
    'Balances of the futures by age, in today’s dollars of that day.',
  ),
});

export type PlanRecord = v.InferOutput<typeof PlanRecord>;

const record: PlanRecord = {
  id: 7,
  kind: 'save',
  createdAt: '2026-03-01T18:05:00.000Z',
  inputs: { ...defaultInputs },
  assumptions: null,
  lawYear: 2026,
  engineVersion: 3,
  answer: { age: 69, chanceAtDesiredAge: 0.483 },
  bands: {
    ages: [35, 36],
    p10: [50_000, 48_900],
    p25: [50_000, 53_600],
    p50: [50_000, 59_000],
    p75: [50_000, 64_900],
    p90: [50_000, 70_500],
  },
};

export const planRecordEndpoints = {
  listPlanRecords: {
    method: 'GET',
    path: '/api/retirement-plans/{id}/records',
    summary: 'List the records of a plan, newest first',
    access: 'member',
    rateLimits: 'none',
    status: 200,
    response: v.array(PlanRecord),
    errors: { not_found: 'The member has no plan with this id.' },
    docs: {
      chapter: 'Plans',
      details: `Every save that changes a number adds a record with the answer of that day. Plans of earlier releases get their first record at the next save. A plan has at most ${RECORDS_PER_PLAN} records: above that, the oldest saves between the first and the last are deleted, and check-ins last.`,
      param: ['1', 'The id of the plan.'],
      response: [record],
    },
  },
} as const satisfies Record<string, Endpoint>;
