// The page "My Plans" loads this file on demand. Its exports must match `PlanOutlook` in
// features/plans/plan-outlook.ts, because features do not import each other.

import { inTodaysDollars, projectPlan } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { UnbrokenAmounts } from '@whenabouts/view';
import { useContext, useMemo } from 'react';
import { formatIn } from '../../../components/dollars/dollars.ts';
import { savedDraftOf } from '../../../numbers/parse-inputs.ts';
import { draftOfPlan } from '../../../numbers/plan-draft.ts';
import { CurrentYearContext } from '../../../ui/page-contexts.ts';
import { AnswerTable } from '../answer/answer-table.tsx';
import { spendableText } from '../answer/spendable-text.ts';
import { lineOfAnswer } from '../charts/age-line-data.ts';
import { householdNames } from '../household/household-phrases.ts';
import { answerOfDraft } from '../outlook-results.ts';
import * as versionStyles from '../versions/versions.css.ts';
import { dollarsApart } from '../versions/versions-text.ts';
import { describeAnswer, describeSavings } from './plan-comparison-text.ts';

/**
 * Solves for the earliest age at which a saved plan reaches its target chance or, once retired, for what can be spent, with
 * the assumptions saved in it.
 */
export function solvePlanAge(plan: Plan, year: number) {
  const answer = answerOfDraft(draftOfPlan(plan, year), year);
  const { inputs, assumptions, isRetired, solution, lastAge, desiredChance } = answer;
  return {
    age: isRetired ? inputs.currentAge : solution.value,
    spendable: isRetired ? spendableText(answer) : null,
    lastAge,
    desiredAge: inputs.retirementAge,
    desiredChance,
    household: householdNames(assumptions),
    // Without a simulation, which would take longer than solving: the plan’s page says when savings end.
    line: lineOfAnswer(answer, null),
  };
}

interface PlanComparisonProps {
  /** Two or three plans. The first is the one that the others are compared with. */
  plans: readonly Plan[];
}

/** Saved plans side by side, after their differences in words. */
export function PlanComparison({ plans }: PlanComparisonProps) {
  const year = useContext(CurrentYearContext);
  const columns = useMemo(
    () =>
      plans.map((plan) => ({ name: plan.name, plan, answer: answerOfDraft(draftOfPlan(plan, year), year) })),
    [plans, year],
  );
  const [first, ...others] = columns;
  if (!first) return null;
  const hasDifferenceColumn = plans.length === 2;
  return (
    <>
      <ul className={versionStyles.differences}>
        {others.map(({ name, plan, answer }) => (
          <li key={plan.id}>
            <UnbrokenAmounts
              text={[
                describeAnswer(`“${name}”`, answer, `“${first.name}”`, first.answer),
                ...(answer.isRetired || first.answer.isRetired ? [] : [describeSavings(plan, first.plan)]),
              ].join(' ')}
            />
          </li>
        ))}
      </ul>
      <AnswerTable
        label="Plans side by side"
        columns={columns}
        hasDifference={hasDifferenceColumn}
        firstRows={
          columns.every(({ answer }) => answer.isRetired)
            ? []
            : [
                {
                  label: 'Projected savings',
                  cells: amountCells(plans, 'retirementSavings', hasDifferenceColumn),
                },
                {
                  label: 'Monthly income from them',
                  cells: amountCells(plans, 'monthlyRetirementIncome', hasDifferenceColumn),
                },
              ]
        }
      />
    </>
  );
}

type AmountName = 'retirementSavings' | 'monthlyRetirementIncome';

/**
 * The amounts of the plans and, if `hasDifferenceColumn`, the difference of the first two. All are in today's dollars. Someone
 * who has retired contributes nothing, and has no projection.
 */
function amountCells(plans: readonly Plan[], name: AmountName, hasDifferenceColumn: boolean): string[] {
  const isRetired = (plan: Plan) => savedDraftOf(plan).isRetired;
  const cells = plans.map((plan) => (isRetired(plan) ? '–' : inBothDollars(plan, name)));
  const [first, second] = plans;
  if (!first || !second || !hasDifferenceColumn) return cells;
  if (isRetired(first) || isRetired(second)) return [...cells, ''];
  const difference = dollarsApart(todaysDollars(second, name), todaysDollars(first, name));
  return [...cells, difference || 'same'];
}

function todaysDollars(plan: Plan, name: AmountName): number {
  const projection = projectPlan(plan);
  return inTodaysDollars(projection[name], projection.months / 12);
}

/** Returns "$240,000 ($484,000 in future dollars)": the table's caption names today's dollars. */
function inBothDollars(plan: Plan, name: AmountName): string {
  const projection = projectPlan(plan);
  const amount = projection[name];
  const years = projection.months / 12;
  return `${formatIn('today', amount, years)} (${formatIn('future', amount, years)} in future dollars)`;
}
