import type { CashFlow } from '@whenabouts/core';
import { SliderField, UnbrokenAmounts } from '@whenabouts/view';
import { useDeferredValue, useId, useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { focusField } from '../../../ui/form-field.tsx';
import { row } from '../../../ui/layout.css.ts';
import { StepSheet } from '../../../ui/step-sheet.tsx';
import * as styles from '../household/household.css.ts';
import { withCashFlows } from '../included/inclusions.ts';
import { outcomeChange, outcomeOf } from '../included/outcome.ts';
import { Check } from '../inputs/assumption-controls.tsx';
import { answerOfDraft } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import type { ChoiceOption, ChoiceValues, RetirementChoice } from './choice-fields.ts';

interface ChoiceSheetProps {
  choice: RetirementChoice;
  state: OutlookState;
  /** The numbers entered so far. */
  entered: ChoiceValues;
  setEntered: (values: ChoiceValues) => void;
  onClose: () => void;
  onAdd: (cashFlow: CashFlow) => void;
  finalFocus: () => HTMLElement | null;
}

/** The questions of a choice near retirement, what it does to the answer, and buttons that add it to the plan. */
export function ChoiceSheet({ choice, state, entered, setEntered, onAdd, ...sheet }: ChoiceSheetProps) {
  const { answer } = state;
  const id = useId();
  const questions = choice.questions(answer);
  const initial = questions.flatMap(({ fields }) => fields.map(({ name, initial }) => [name, initial]));
  const values: ChoiceValues = { ...Object.fromEntries(initial), ...entered };
  const options = choice.options(values, answer);
  const error = choice.error?.(values);
  const set = (name: string, value: number) => setEntered({ ...entered, [name]: value });

  return (
    <StepSheet
      {...sheet}
      title={choice.label}
      description="Nothing changes until you add it."
      questions={questions.map(({ heading, fields }) => ({
        heading,
        content: fields.map(({ name, field, label }) =>
          field ? (
            <SliderField
              key={name}
              field={field}
              value={values[name] ?? 0}
              id={`${id}-${name}`}
              error={error?.name === name ? error.text : undefined}
              validValue={error?.name === name ? error.validValue : undefined}
              onChange={(value) => set(name, value)}
            />
          ) : (
            <Check
              key={name}
              label={label}
              checked={values[name] === 1}
              onChange={(checked) => set(name, checked ? 1 : 0)}
            />
          ),
        ),
        validate: () => {
          const isInvalid = fields.some(({ name }) => name === error?.name);
          if (isInvalid) focusField(`${id}-${error?.name}`);
          return !isInvalid;
        },
      }))}
      result={{
        heading: options.length > 1 ? 'Which one is for you?' : 'What would it change?',
        content: (
          <>
            <p className={textStyles.note}>
              <UnbrokenAmounts text={choice.text(values, answer)} />
            </p>
            <div className={row}>
              {options.map(({ name, cashFlow }) => (
                <Button key={name} kind="secondary" onClick={() => onAdd(cashFlow)}>
                  {options.length === 1 ? 'Add to my plan' : `Add: ${name.toLowerCase()}`}
                </Button>
              ))}
            </div>
          </>
        ),
      }}
      footer={<ChoiceOutcomes options={options} state={state} />}
    />
  );
}

/** The answer with each option. It is calculated once the numbers have not changed for a frame. */
function ChoiceOutcomes({ options, state }: { options: readonly ChoiceOption[]; state: OutlookState }) {
  const { draft, answer, year } = state;
  const key = useDeferredValue(JSON.stringify(options));
  const lines = useMemo(() => {
    const before = outcomeOf(answer);
    const cashFlows = draft.changes.cashFlows ?? [];
    return (JSON.parse(key) as ChoiceOption[]).map(({ name, cashFlow }) => {
      const after = outcomeOf(answerOfDraft(withCashFlows(draft, [...cashFlows, cashFlow]), year));
      return { name, change: outcomeChange(after, before) };
    });
  }, [key, draft, answer, year]);
  return (
    <div role="status">
      {lines.map(({ name, change: [outcome, rest] }) => (
        <p key={name} className={styles.outcome}>
          {name}: <strong>{outcome}</strong>
          {rest}.
        </p>
      ))}
    </div>
  );
}
