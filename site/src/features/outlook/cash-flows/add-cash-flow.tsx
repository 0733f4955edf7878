import type { CashFlow } from '@whenabouts/core';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as styles from '../household/household.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { cashFlowTemplates } from './cash-flow-templates.ts';
import type { ChoiceValues } from './choice-fields.ts';
import { ChoiceSheet } from './choice-sheet.tsx';
import { FullListNotice } from './full-list-notice.tsx';
import { retirementChoices } from './retirement-choices.ts';

interface AddCashFlowProps {
  state: OutlookState;
  /** True if the plan can have no more cash flows. */
  isFull: boolean;
  onAdd: (cashFlow: CashFlow) => void;
  /** Returns the first field of the cash flow that was added last. */
  addedField: () => HTMLElement | null;
}

/** The buttons that add an income or a cost, and the questions about a choice near retirement. */
export function AddCashFlow({ state, isFull, onAdd, addedField }: AddCashFlowProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [entered, setEntered] = useState<Readonly<Record<string, ChoiceValues>>>({});
  // The focus goes to the added cash flow when the questions close, otherwise back to the button.
  const isAdded = useRef(false);
  const choice = retirementChoices.find(({ label }) => label === open);

  return (
    <>
      <fieldset className={styles.templates}>
        <legend className={styles.legend}>Add income or cost</legend>
        {cashFlowTemplates.map(({ label, create }) => (
          <Button key={label} kind="secondary" disabled={isFull} onClick={() => onAdd(create(state.answer))}>
            {label}
          </Button>
        ))}
      </fieldset>
      <fieldset className={styles.templates}>
        <legend className={styles.legend}>Compare a choice near retirement</legend>
        {retirementChoices.map(({ label }) => (
          <Button
            key={label}
            kind="secondary"
            disabled={isFull}
            aria-haspopup="dialog"
            onClick={() => {
              isAdded.current = false;
              setOpen(label);
            }}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {choice && (
        <ChoiceSheet
          choice={choice}
          state={state}
          entered={entered[choice.label] ?? {}}
          setEntered={(values) => setEntered({ ...entered, [choice.label]: values })}
          onClose={() => setOpen(null)}
          onAdd={(cashFlow) => {
            isAdded.current = true;
            setOpen(null);
            onAdd(cashFlow);
          }}
          finalFocus={() => (isAdded.current ? addedField() : null)}
        />
      )}
      <FullListNotice isFull={isFull} />
    </>
  );
}
