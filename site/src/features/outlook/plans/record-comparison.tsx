import {
  advancePlan,
  completePlan,
  householdBenefit,
  lastRetirementAge,
  lawOf,
  openSavedPlan,
  type PlanRecord,
  planSocialSecurity,
  priceLevelAfter,
  solveSpendable,
  yearsSince,
} from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { useMemo } from 'react';
import { formatDate, formatMonth } from '../../../ui/format-date.ts';
import { AnswerTable, type ComparedAnswer } from '../answer/answer-table.tsx';
import { siteSimulator } from '../site-simulator.ts';
import { describeAnswer } from './plan-comparison-text.ts';

interface RecordComparisonProps {
  /** The records to compare, the older one first. */
  older: PlanRecord;
  newer: PlanRecord;
}

/** Two records side by side as plans are compared. The amounts are in the dollars of the newer one. */
export function RecordComparison({ older, newer }: RecordComparisonProps) {
  const { columns, dollars, now } = useMemo(() => compare(older, newer), [older, newer]);
  const [first, second] = columns;
  return (
    <>
      <p>
        <UnbrokenAmounts
          text={describeAnswer(second.name, second.answer, first.name, first.answer, `dollars of ${now}`)}
        />
      </p>
      <AnswerTable label="Records side by side" dollars={dollars} columns={columns} hasDifference />
    </>
  );
}

function compare(older: PlanRecord, newer: PlanRecord) {
  const years = yearsSince(older.createdAt, newer.createdAt);
  const { inflation } = restorePlan(older).assumptions;
  const columnOf = (record: PlanRecord, priceLevel: number) => ({
    name: formatDate(record.createdAt, 'local'),
    answer: restoreAnswer(record, priceLevel),
  });
  const [then, now] = [older, newer].map(({ createdAt }) => formatMonth(createdAt));
  return {
    now,
    columns: [columnOf(older, priceLevelAfter(years, inflation)), columnOf(newer, 1)] as const,
    dollars:
      years === 0
        ? `Amounts are in dollars of ${now}.`
        : `Amounts are in dollars of ${now}: those of ${then} rose by the inflation of ${inflation}% a year that the plan assumed.`,
  };
}

/** Returns the recorded answer with the plan that it is for. Benefits follow the law of the record. */
function restoreAnswer(record: PlanRecord, priceLevel: number): ComparedAnswer {
  const { isRetired, inputs, assumptions, law, inDollars } = restorePlan(record);
  const { age, chanceAtDesiredAge } = record.answer;
  const answerAge = isRetired ? inputs.retirementAge : (age ?? lastRetirementAge(inputs, assumptions));
  const stopping = { ...inputs, retirementAge: answerAge };
  const benefit = planSocialSecurity(stopping, assumptions, law);
  const raised = inDollars(priceLevel);
  const spendable = isRetired ? solveSpendable(inputs, assumptions, siteSimulator(), law) : null;
  return {
    // In the steps in which it is solved.
    spendable: spendable && Math.round((spendable * priceLevel) / 10) * 10,
    inputs: raised.inputs,
    assumptions: { ...raised.assumptions, monthlySpending: assumptions.monthlySpending * priceLevel },
    isRetired,
    solution: { value: age },
    desiredChance: chanceAtDesiredAge,
    householdBenefit: householdBenefit(stopping, assumptions, law) * priceLevel,
    charted: { benefit: { ...benefit, monthlyBenefit: benefit.monthlyBenefit * priceLevel } },
  };
}

function restorePlan({ createdAt, inputs, assumptions, lawYear }: PlanRecord) {
  const law = lawOf(lawYear);
  const fromYear = new Date(createdAt).getUTCFullYear();
  const draft = openSavedPlan(inputs, assumptions, fromYear, law);
  const inDollars = (priceLevel: number) =>
    completePlan(advancePlan(draft, { fromYear, years: 0, priceLevel, law }), fromYear, law);
  return { ...completePlan(draft, fromYear, law), isRetired: draft.isRetired, law, inDollars };
}
