import {
  answerText,
  type Field,
  firstRetirementAge,
  firstToDie,
  householdFields,
  planAgeField,
} from '@whenabouts/core';
import { Announcement, AnswerStrip, UnbrokenAmounts } from '@whenabouts/view';
import { plainText } from '@whenabouts/view/sentence';
import { useState } from 'react';
import { InteractiveSentence } from '../../../components/sentence/interactive-sentence.tsx';
import { SentenceNumber } from '../../../components/sentence/sentence-number.tsx';
import type { SentenceControl } from '../../../components/sentence/typed-number-field.tsx';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import { SpendingCostsSection } from '../cash-flows/spending-costs-section.tsx';
import { longevitySentence } from '../household/household-text.ts';
import { firstDeathAgeOf, firstDeathField } from '../household/partner.ts';
import type { Outcomes } from '../included/alternatives.ts';
import { desiredAgeField, spendingField, targetField } from '../inputs/outlook-fields.ts';
import { leversId } from '../levers/lever-list.tsx';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import * as styles from './answer.css.ts';
import { type AnswerControl, FIRST_DEATH, goalSentence } from './goal-sentence.ts';

interface AnswerProps {
  state: OutlookState;
  outcomes: Outcomes | null;
  /** Called with the group of assumptions that a number in the sentence opens. */
  onOpen: (group: string) => void;
}

/** The answer and the goal behind it, whose numbers can be changed in place. */
export function Answer({ state, outcomes, onOpen }: AnswerProps) {
  const { answer, hasNumbers, setInput } = state;
  const firstAge = firstRetirementAge(answer.inputs, answer.assumptions);
  const [notice, setNotice] = useState<string>();
  const goal = goalSentence(answer);
  return (
    <div className={styles.answer}>
      <AnswerStrip
        answer={answer}
        renderDesiredAge={(age) => (
          <SentenceNumber
            text={`${age}`}
            field={desiredAgeField(firstAge, answer.lastAge)}
            value={age}
            onChange={(next) => setInput('retirementAge', next)}
            onNotice={setNotice}
          />
        )}
        action={
          <a href={`#${leversId}`} className={notPrinted}>
            What would change it
          </a>
        }
      />
      <p className={textStyles.note} role="status" hidden={!notice}>
        {notice}
      </p>
      <div className={styles.goal}>
        <InteractiveSentence
          parts={goal}
          size="small"
          controlOf={(name) => controlFor(name, state)}
          onOpen={(name) => (name === FIRST_DEATH ? swapFirstDeath(state) : onOpen(name))}
        />
      </div>
      <SpendingCostsSection state={state} outcomes={outcomes} />
      <p className={textStyles.note}>
        <UnbrokenAmounts text={longevitySentence(answer)} />{' '}
        <Link className={notPrinted} to={`${paths.howWeCalculate}#longevity`}>
          Source
        </Link>{' '}
        <span className={styles.hint}>Tap or click an underlined number to change it.</span>
      </p>
      <Announcement text={hasNumbers ? `${answerText(answer)} ${plainText(goal)}` : ''} />
    </div>
  );
}

function swapFirstDeath({ answer, setAssumption }: OutlookState): void {
  const { inputs, assumptions } = answer;
  setAssumption('firstDeath', firstToDie(inputs, assumptions) === 'self' ? 'partner' : 'self');
}

function controlFor(name: AnswerControl, { answer, setAssumption }: OutlookState): SentenceControl {
  const { inputs, assumptions } = answer;
  const controls: Record<AnswerControl, [Field, number]> = {
    targetChance: [targetField, assumptions.targetChance],
    planAge: [planAgeField(inputs.currentAge), assumptions.planAge],
    firstDeathAge: [firstDeathField(answer), firstDeathAgeOf(answer)],
    survivorSpending: [householdFields.survivorSpending, assumptions.survivorSpending],
    monthlySpending: [spendingField(assumptions.partner !== null), Math.round(assumptions.monthlySpending)],
  };
  const [field, value] = controls[name];
  return {
    field,
    value,
    onChange: (next) => setAssumption(name, next),
    // The sentence says "8 out of 10", so 9 means 9 out of 10.
    readTyped: name === 'targetChance' ? (typed) => (typed <= 10 ? typed * 10 : typed) : undefined,
  };
}
