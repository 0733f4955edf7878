import type { InputName } from '@whenabouts/core';
import { Announcement, SliderField } from '@whenabouts/view';
import { capitalize, plainText } from '@whenabouts/view/sentence';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { initialDraft } from '../../../numbers/plan-draft.ts';
import { StepSheet } from '../../../ui/step-sheet.tsx';
import { answerOptions, answerParts } from '../answer/answer-parts.ts';
import { spendingSource } from '../answer/default-spending-text.ts';
import { SpendingNotice } from '../answer/spending-notice.tsx';
import { coupleInputFields, spendingField } from '../inputs/outlook-fields.ts';
import type { OutlookState } from '../use-outlook.ts';
import { mayClaim, partnerBenefitSentence } from './partner.ts';

/** The partner's fields by topic. */
export type PartnerParts = Readonly<
  Record<'age' | 'pay' | 'stop' | 'neededBenefit' | 'socialSecurity', ReactNode>
>;

interface PartnerSheetProps {
  state: OutlookState;
  /** The partner's fields, whose ids differ from those of any other field on the page. */
  fields: PartnerParts;
  onClose: () => void;
}

/** Asks for the numbers of a couple one question at a time. Each of them changes the plan at once. */
export function PartnerSheet({ state, fields, onClose }: PartnerSheetProps) {
  const { answer, results, draft, setInput, setAssumption } = state;
  const { isRetired, inputs, assumptions } = answer;
  const own = (name: InputName) => (
    <SliderField
      field={coupleInputFields[name]}
      value={inputs[name]}
      id={`sheet-${name}`}
      onChange={(value) => setInput(name, value)}
    />
  );
  // Without the visitor's savings, the answers to the other questions would lead to an age that may be years too late.
  const [isSavingsFirst] = useState(inputs.currentSavings === initialDraft.inputs.currentSavings);
  const savings = {
    heading: isRetired ? 'What have you saved together?' : 'What have you saved, and what do you add?',
    content: (
      <>
        {own('currentSavings')}
        {!isRetired && own('monthlySavings')}
      </>
    ),
  };
  const notice = useRef<HTMLDivElement>(null);
  // The notice is about the spending. Its button must not be behind the sticky ones, and the focused field stays in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another spending changes the notice
  useEffect(() => {
    for (const element of [notice.current, document.activeElement])
      element?.scrollIntoView({ block: 'nearest' });
  }, [assumptions.monthlySpending]);
  const text = capitalize(plainText(answerParts(answer, answerOptions(results, draft)).headline));
  return (
    <StepSheet
      onClose={onClose}
      title="You and your partner"
      description="Each answer counts at once."
      questions={[
        ...(isSavingsFirst ? [savings] : []),
        {
          heading: 'How old are you both?',
          content: (
            <>
              {own('currentAge')}
              {fields.age}
            </>
          ),
        },
        {
          heading: isRetired ? 'What does your partner earn a year?' : 'What does each of you earn a year?',
          content: (
            <>
              {!isRetired && own('annualIncome')}
              {fields.pay}
              {fields.stop}
            </>
          ),
        },
        ...(isSavingsFirst ? [] : [savings]),
        {
          heading: 'What do you two spend a month?',
          content: (
            <SliderField
              field={spendingField(true)}
              value={Math.round(assumptions.monthlySpending)}
              id="sheet-monthlySpending"
              note={guessText(state)}
              onChange={(value) => setAssumption('monthlySpending', value)}
            />
          ),
        },
        {
          heading: mayClaim(assumptions.partner)
            ? 'When does your partner claim Social Security?'
            : 'What does Social Security pay your partner?',
          content: (
            <>
              {fields.neededBenefit}
              {fields.socialSecurity}
            </>
          ),
        },
      ]}
      footer={
        <>
          <p>
            {text} {partnerBenefitSentence(answer)}
          </p>
          <div ref={notice}>
            <SpendingNotice state={state} spendingNumber={() => document.querySelector('[role=dialog] h3')} />
          </div>
          <Announcement text={text} />
        </>
      }
    />
  );
}

/** Explains the default spending: "Our guess, what you both live on today." Undefined for an amount of the visitor's own. */
function guessText({ draft, answer }: OutlookState): string | undefined {
  if ('monthlySpending' in draft.changes) return undefined;
  if (answer.isRetired) return 'Our guess, from Social Security and your savings.';
  return `Our guess, ${spendingSource(answer)}. It follows your pay until you change it.`;
}
