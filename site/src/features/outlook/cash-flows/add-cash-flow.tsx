import type { CashFlow } from '@whenabouts/core';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as styles from '../household/household.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { cashFlowTemplates } from './cash-flows.ts';
import { ChoiceForm } from './choice-form.tsx';
import { FullListNotice } from './full-list-notice.tsx';
import { retirementChoices } from './retirement-choices.ts';
import { mortgage } from './spending-costs.ts';

interface AddCashFlowProps {
  state: OutlookState;
  /** True if the plan can have no more cash flows. */
  isFull: boolean;
  onAdd: (cashFlow: CashFlow) => void;
}

/** The buttons that add an income or a cost, and the form of a choice near retirement. */
export function AddCashFlow({ state, isFull, onAdd }: AddCashFlowProps) {
  const [open, setOpen] = useState<string | null>(null);
  const buttons = useRef<HTMLFieldSetElement>(null);
  const choice = isFull ? undefined : retirementChoices.find(({ label }) => label === open);

  function close(): void {
    buttons.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  }

  return (
    <>
      <fieldset className={styles.templates}>
        <legend className={styles.legend}>Add income or cost</legend>
        {[...cashFlowTemplates, { ...mortgage, label: 'A cost that ends' }].map(({ label, create }) => (
          <Button key={label} kind="secondary" disabled={isFull} onClick={() => onAdd(create(state.answer))}>
            {label}
          </Button>
        ))}
      </fieldset>
      <fieldset ref={buttons} className={styles.templates}>
        <legend className={styles.legend}>Compare a choice near retirement</legend>
        {retirementChoices.map(({ label }) => (
          <Button
            key={label}
            kind="secondary"
            disabled={isFull}
            aria-expanded={label === choice?.label}
            onClick={() => setOpen(label === open ? null : label)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {choice && (
        <ChoiceForm
          key={choice.label}
          choice={choice}
          state={state}
          onAdd={(cashFlow) => {
            setOpen(null);
            onAdd(cashFlow);
          }}
          onCancel={close}
        />
      )}
      <FullListNotice isFull={isFull} />
    </>
  );
}
