import type { CashFlow } from '@whenabouts/core';
import { SliderField, UnbrokenAmounts } from '@whenabouts/view';
import { useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { row } from '../../../ui/layout.css.ts';
import * as styles from '../household/household.css.ts';
import { withCashFlows } from '../included/inclusions.ts';
import { outcomeChange, outcomeOf } from '../included/outcome.ts';
import { Check } from '../inputs/assumption-controls.tsx';
import { answerOfDraft } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import type { ChoiceOption, ChoiceValues, RetirementChoice } from './choice-fields.ts';

interface ChoiceFormProps {
  choice: RetirementChoice;
  state: OutlookState;
  onAdd: (cashFlow: CashFlow) => void;
  onCancel: () => void;
}

/** The numbers of a choice near retirement, what it does to the answer, and buttons that add it to the plan. */
export function ChoiceForm({ choice, state, onAdd, onCancel }: ChoiceFormProps) {
  const { answer } = state;
  const id = useId();
  const form = useRef<HTMLFieldSetElement>(null);
  const [entered, setEntered] = useState<ChoiceValues>({});
  const fields = choice.fields(answer);
  const values = { ...Object.fromEntries(fields.map(({ name, initial }) => [name, initial])), ...entered };
  const options = choice.options(values, answer);
  const error = choice.error?.(values);
  const set = (name: string, value: number) => setEntered({ ...entered, [name]: value });

  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);

  return (
    <div className={styles.cashFlow}>
      <fieldset ref={form} className={styles.partner}>
        <legend className={styles.legend}>{choice.label}</legend>
        {fields.map(({ name, field, label }) =>
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
        )}
        <p className={textStyles.note}>
          <UnbrokenAmounts text={choice.text(values, answer)} />
        </p>
        <ChoiceOutcomes options={options} state={state} />
        <div className={row}>
          {options.map(({ name, cashFlow }) => (
            <Button key={name} kind="secondary" onClick={() => onAdd(cashFlow)}>
              {options.length === 1 ? 'Add to my plan' : `Add: ${name.toLowerCase()}`}
            </Button>
          ))}
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </fieldset>
    </div>
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
