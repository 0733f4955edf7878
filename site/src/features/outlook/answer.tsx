import { Announcement } from '@whenabouts/calculator/view';
import { assumptionFields, type Field, retirementAges } from '@whenabouts/core';
import { InteractiveSentence } from '../../components/interactive-sentence.tsx';
import { plainText } from '../../components/sentence.ts';
import type { SentenceControl } from '../../components/sentence-number.tsx';
import { type AnswerControl, answerSentence, desiredAgeSentence } from './answer-text.ts';
import * as styles from './outlook-page.css.ts';
import type { OutlookState } from './use-outlook.ts';

/** The target chance in tenths, because the sentence says "8 of 10". */
export const targetField: Field = {
  label: 'Target: futures out of 10',
  unit: 'level',
  min: assumptionFields.targetChance.min / 10,
  max: Math.floor(assumptionFields.targetChance.max / 10),
  step: 1,
};

interface AnswerProps {
  state: OutlookState;
  /** Called with the group of assumptions that a number in the sentence opens. */
  onOpen: (group: string) => void;
}

/** The answer as two sentences, whose numbers can be changed in place. */
export function Answer({ state, onOpen }: AnswerProps) {
  const { answer, touched } = state;
  const sentence = answerSentence(answer);
  const desired = desiredAgeSentence(answer);
  const controlOf = (name: AnswerControl) => controlFor(name, state);
  return (
    <div className={styles.answer}>
      <InteractiveSentence parts={sentence} controlOf={controlOf} onOpen={onOpen} />
      {desired && (
        <div className={styles.desired}>
          <InteractiveSentence parts={desired} controlOf={controlOf} />
        </div>
      )}
      <Announcement text={touched ? [sentence, desired ?? []].map(plainText).join(' ') : ''} />
      <p className={styles.hint}>
        Drag an underlined number, step it with the arrow keys, or select it and type.
      </p>
    </div>
  );
}

function controlFor(name: AnswerControl, { answer, setInput, setAssumption }: OutlookState): SentenceControl {
  const { inputs, assumptions } = answer;
  switch (name) {
    case 'target':
      return {
        field: targetField,
        value: assumptions.targetChance / 10,
        onChange: (tenths) => setAssumption('targetChance', tenths * 10),
      };
    case 'planAge':
      return {
        field: planAgeField(inputs.currentAge),
        value: assumptions.planAge,
        onChange: (age) => setAssumption('planAge', age),
      };
    case 'spending':
      return {
        field: assumptionFields.monthlySpending,
        value: Math.round(assumptions.monthlySpending),
        onChange: (amount) => setAssumption('monthlySpending', amount),
      };
    case 'desiredAge':
      return {
        field: desiredAgeField(inputs.currentAge, assumptions.planAge),
        value: inputs.retirementAge,
        onChange: (age) => setInput('retirementAge', age),
      };
  }
}

/** Returns the retirement ages that the page offers: before the plan age, and not in the past. */
export function desiredAgeField(currentAge: number, planAge: number): Field {
  const { min, max } = retirementAges(currentAge);
  return {
    label: 'Retirement age you would like',
    unit: 'years',
    min,
    max: Math.max(Math.min(max, planAge - 1), min),
    step: 1,
  };
}

export function planAgeField(currentAge: number): Field {
  const { min } = assumptionFields.planAge;
  return { ...assumptionFields.planAge, min: Math.max(min, currentAge + 1) };
}
