import {
  afterCutSentence,
  assumptionFields,
  type Field,
  householdFields,
  lifetimeFields,
  partnerFields,
  planAgeField,
} from '@whenabouts/core';
import { Announcement, ChanceDots } from '@whenabouts/view';
import { useRef } from 'react';
import { InteractiveSentence } from '../../../components/sentence/interactive-sentence.tsx';
import type { SentenceControl } from '../../../components/sentence/typed-number-field.tsx';
import { withKnownBenefit } from '../../../numbers/known-benefit.ts';
import { SpendingCostsSection } from '../cash-flows/spending-costs-section.tsx';
import {
  firstDeathAgeOf,
  firstDeathField,
  partnerBenefitSentence,
  withPartner,
  withPartnerAge,
} from '../household/partner.ts';
import { isSelfFirst } from '../household/plan-ages.ts';
import { Situation } from '../household/situation.tsx';
import type { Outcomes } from '../included/alternatives.ts';
import { assumptionsId } from '../inputs/assumptions-panel.tsx';
import { desiredAgeField, spendingField, targetField } from '../inputs/outlook-fields.ts';
import { QuickChangeChips } from '../levers/quick-change-chips.tsx';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import * as styles from './answer.css.ts';
import { answerOptions, answerParts, answerPartsText } from './answer-parts.ts';
import { type AnswerControl, FIRST_DEATH } from './goal-sentence.ts';
import type { HouseholdNumber } from './headline.ts';
import { SpendingNotice } from './spending-notice.tsx';

interface AnswerDetailsProps {
  state: OutlookState;
  outcomes: Outcomes | null;
  /** Called with the group of assumptions that a part of the sentence opens. */
  onOpen: (group: string) => void;
}

/** The answer in one sentence, with the numbers of the household in it. */
export function AnswerHeadline({ state }: { state: OutlookState }) {
  const { answer, hasNumbers } = state;
  const { numbers, headline } = answerParts(answer, answerOptions(state.results, state.draft));
  const controlOf = (name: HouseholdNumber | 'benefit') => numberControl(name, state);
  return (
    <div className={styles.answer} data-changed={hasNumbers || undefined}>
      <div>
        <InteractiveSentence size="large" parts={numbers} controlOf={controlOf} />
        <InteractiveSentence size="large" tag="h2" parts={headline} controlOf={controlOf} />
      </div>
      <p className={styles.dots}>
        <ChanceDots chance={answer.chance} />
      </p>
    </div>
  );
}

/** The meaning of the answer, the household, and small changes. The numbers in the sentences can be changed in place. */
export function AnswerDetails({ state, outcomes, onOpen }: AnswerDetailsProps) {
  const { answer, hasNumbers } = state;
  const options = answerOptions(state.results, state.draft);
  const { goal, wish } = answerParts(answer, options);
  const afterCut = afterCutSentence(answer);
  const partnerBenefit = partnerBenefitSentence(answer);
  const goalSentence = useRef<HTMLDivElement>(null);
  const { label } = spendingField(answer.assumptions.partner !== null);
  return (
    <div className={styles.answer}>
      <div ref={goalSentence} className={styles.goal}>
        <InteractiveSentence
          parts={goal}
          size="small"
          controlOf={(name) => goalControl(name, state)}
          onOpen={(name) => (name === FIRST_DEATH ? swapFirstDeath(state) : onOpen(name))}
        />
      </div>
      <Situation state={state} />
      <SpendingNotice
        state={state}
        spendingNumber={() => goalSentence.current?.querySelector<HTMLElement>(`[aria-label="${label}"]`)}
      />
      {partnerBenefit && <p className={textStyles.note}>{partnerBenefit}</p>}
      <QuickChangeChips state={state} outcomes={outcomes} />
      <div className={styles.goal}>
        <InteractiveSentence
          parts={[...wish, afterCut === null ? '' : ` ${afterCut}`]}
          size="small"
          controlOf={(name) => (name === 'desiredAge' ? desiredAgeControl(state) : goalControl(name, state))}
        />
      </div>
      <SpendingCostsSection state={state} outcomes={outcomes} />
      <p className={`${textStyles.note} ${styles.hint}`}>
        {'Tap or click an underlined number to change it. '}
        <a href={`#${assumptionsId('spending')}`} onClick={() => onOpen('spending')}>
          Where your spending comes from
        </a>
      </p>
      <Announcement text={hasNumbers ? answerPartsText(answer, options).join(' ') : ''} />
    </div>
  );
}

function swapFirstDeath({ answer, setAssumption }: OutlookState): void {
  setAssumption('firstDeath', isSelfFirst(answer) ? 'partner' : 'self');
}

function numberControl(name: HouseholdNumber | 'benefit', state: OutlookState): SentenceControl {
  const { answer, draft, year, setInput, replace } = state;
  const { partner } = answer.assumptions;
  if (name === 'benefit') {
    return {
      field: { ...assumptionFields.knownBenefit, label: 'Your Monthly Social Security' },
      value: answer.benefit.monthlyBenefit,
      onChange: (value) => replace(withKnownBenefit(draft, value, year)),
    };
  }
  if (name === 'partnerAge' || name === 'partnerIncome') {
    if (!partner) throw new TypeError('The sentence names a partner of a single person');
    return name === 'partnerAge'
      ? {
          field: partnerFields.currentAge,
          value: partner.currentAge,
          onChange: (age) => replace(withPartnerAge(draft, partner, age, year)),
        }
      : {
          field: partnerFields.annualIncome,
          value: partner.annualIncome,
          onChange: (annualIncome) => replace(withPartner(draft, partner, { annualIncome })),
        };
  }
  return {
    field: lifetimeFields[name],
    value: answer.inputs[name],
    onChange: (value) => setInput(name, value),
  };
}

function desiredAgeControl({ answer, setInput }: OutlookState): SentenceControl {
  const { inputs, lastAge } = answer;
  return {
    field: desiredAgeField(inputs.currentAge, lastAge),
    value: inputs.retirementAge,
    onChange: (age) => setInput('retirementAge', age),
  };
}

function goalControl(name: AnswerControl, { answer, setAssumption }: OutlookState): SentenceControl {
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
