import { answerMessages, type Inputs, inTodaysDollars, openSavedPlan, projectPlan } from '@whenabouts/core';
import type { PlanAssumptions } from '@whenabouts/server/contract';
import { AgeLine, AnswerStrip, UnbrokenAmounts } from '@whenabouts/view';
import type { DollarKind } from '@whenabouts/view/dollars';
import { type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { completePlan } from '../../../numbers/plan-draft.ts';
import { stack } from '../../../ui/layout.css.ts';
import { caption } from '../../../ui/page.css.ts';
import { CurrentYearContext } from '../../../ui/page-contexts.ts';
import { contributionsNote } from '../answer/contributions-sentence.ts';
import { answerText } from '../answer/spendable-text.ts';
import { simulatedLineOf } from '../charts/age-line-data.ts';
import { householdSentence } from '../household/household-phrases.ts';
import { answerOfDraft, type OutlookAnswer, planYearsAt } from '../outlook-results.ts';
import { IncomeBar } from './income-bar.tsx';
import { incomeMonths } from './income-parts.ts';
import { spendable } from './result-answer.css.ts';

interface PlanProps {
  inputs: Inputs;
  /** The assumptions that a saved plan changes; null for the defaults. */
  assumptions: PlanAssumptions | null;
}

interface ResultIncomeProps extends PlanProps {
  dollars: DollarKind;
}

interface ResultStripProps extends PlanProps {
  /** A link to the changes that would improve the answer. */
  action: ReactNode;
}

/** Shows the answer below the calculator's result: the sources of a month's spending, unless retired, and the age to stop. */
export function ResultAnswer(props: ResultStripProps & ResultIncomeProps) {
  const answer = useAnswer(props);
  return (
    <>
      {!answer.isRetired && <Income {...props} answer={answer} />}
      <Strip {...props} answer={answer} />
    </>
  );
}

/** Shows the earliest age at which the reader could stop or, once retired, what can be spent, and the line of ages. */
export function ResultStrip(props: ResultStripProps) {
  const answer = useAnswer(props);
  const line = useMemo(() => simulatedLineOf(answer), [answer]);
  return (
    <div className={stack[5]}>
      {answer.isRetired && (
        <p className={spendable}>
          <UnbrokenAmounts text={answerText(answer)} />
        </p>
      )}
      <Strip {...props} answer={answer} />
      <AgeLine line={line} />
    </div>
  );
}

/** Names the source of an amount that a retired visitor has not entered. */
const guessMessages = {
  ...answerMessages,
  spending: (amount: string) => `${answerMessages.spending(amount)}, our guess of what you spend`,
};

function Strip({ answer, assumptions, action }: ResultStripProps & { answer: OutlookAnswer }) {
  const note = contributionsNote(answer);
  const household = householdSentence(answer.assumptions);
  return (
    <AnswerStrip
      answer={answer}
      messages={answer.isRetired && assumptions?.monthlySpending === undefined ? guessMessages : undefined}
      action={
        <div>
          {action}
          {note && <span className={caption}> {note}</span>}
          {household && <p className={caption}>{household}</p>}
        </div>
      }
    />
  );
}

/** Splits a month's spending by source, with the savings of the calculator's moderate scenario. */
export function ResultIncome(props: ResultIncomeProps) {
  return <Income {...props} answer={useAnswer(props)} />;
}

function Income({ dollars, answer, ...props }: ResultIncomeProps & { answer: OutlookAnswer }) {
  const { complete } = useDraft(props);
  const { inputs } = props;
  const { months, monthlyRetirementIncome } = projectPlan(inputs);
  const futureDollar = inTodaysDollars(1, months / 12);
  const unit = dollars === 'future' ? futureDollar : 1;
  const years = planYearsAt(inputs.retirementAge, complete);
  return (
    <IncomeBar
      dollars={dollars}
      withdrawals={(monthlyRetirementIncome * futureDollar) / unit}
      months={incomeMonths(years, inputs.retirementAge, unit)}
      unsafeReturn={(answer.solution.value ?? Infinity) > inputs.retirementAge ? inputs.expectedReturn : null}
    />
  );
}

/** Returns the answer, a frame late while a number is dragged. */
function useAnswer({ inputs, assumptions }: PlanProps) {
  const { draft, year } = useDraft({ inputs: useDeferredValue(inputs), assumptions });
  return useMemo(() => answerOfDraft(draft, year), [draft, year]);
}

function useDraft({ inputs, assumptions }: PlanProps) {
  const year = useContext(CurrentYearContext);
  return useMemo(() => {
    const draft = openSavedPlan(inputs, assumptions, year);
    return { draft, year, complete: completePlan(draft, year) };
  }, [inputs, assumptions, year]);
}
