import type { CashFlow } from '@whenabouts/core';
import { cashFlowName } from '@whenabouts/view';
import { capitalize } from '@whenabouts/view/sentence';
import * as styles from '../household/household.css.ts';
import type { Outcomes } from '../included/alternatives.ts';
import type { OutlookState } from '../use-outlook.ts';
import { AddCashFlow } from './add-cash-flow.tsx';
import { CashFlowFields } from './cash-flow-fields.tsx';
import { CashFlowOutcome } from './cash-flow-outcome.tsx';
import { cashFlowId, cashFlowPhrase } from './cash-flow-phrase.ts';
import { useCashFlowEdits } from './use-cash-flow-edits.ts';

export interface CashFlowsProps {
  outcomes: Outcomes | null;
  /** Index of the cash flow whose fields are open; null if none is. */
  openCashFlow: number | null;
  setOpenCashFlow: (index: number | null) => void;
}

const ADDED_FIELD = 'li:last-child fieldset input';

/** The visitor's cash flows, of which one at a time is open, and the buttons that add one. */
export function CashFlowList(props: { state: OutlookState } & CashFlowsProps) {
  const { state, outcomes, openCashFlow: openIndex, setOpenCashFlow: setOpenIndex } = props;
  const { draft, answer } = state;
  const edits = useCashFlowEdits(state, openIndex === null ? undefined : summaryOf(openIndex));
  const { cashFlows, isFull } = edits;

  function add(cashFlow: CashFlow): void {
    edits.apply(edits.withAdded(cashFlow), ADDED_FIELD);
    setOpenIndex(cashFlows.length);
  }

  function remove(index: number): void {
    const last = cashFlows.length - 2;
    edits.apply(edits.without(index), last < 0 ? 'button' : summaryOf(Math.min(index, last)));
    setOpenIndex(null);
  }

  function toggle(index: number, isOpen: boolean): void {
    if (isOpen) setOpenIndex(index);
    else if (index === openIndex) setOpenIndex(null);
  }

  return (
    <div ref={edits.container} className={styles.cashFlows}>
      {cashFlows.length > 0 && (
        <ul className={styles.cashFlowItems}>
          {cashFlows.map((cashFlow, index) => (
            <li key={edits.keyOf(index)} className={styles.cashFlow}>
              <details
                open={index === openIndex}
                onToggle={({ currentTarget }) => toggle(index, currentTarget.open)}
              >
                <summary id={cashFlowId(index)}>
                  {capitalize(cashFlowPhrase(cashFlow, answer.assumptions.partner !== null))}
                </summary>
                <CashFlowFields
                  cashFlow={cashFlow}
                  counted={answer.assumptions.cashFlows[index]?.amount ?? 0}
                  id={cashFlowId(index)}
                  answer={answer}
                  onChange={(changed) => edits.change(index, changed)}
                />
              </details>
              <CashFlowOutcome
                id={cashFlowId(index)}
                name={cashFlowName(cashFlow)}
                amount={cashFlow.amount}
                outcomes={outcomes}
                isStale={outcomes?.draft !== draft}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <AddCashFlow
        state={state}
        isFull={isFull}
        onAdd={add}
        addedField={() => edits.container.current?.querySelector<HTMLElement>(ADDED_FIELD) ?? null}
      />
    </div>
  );
}

/** Returns the CSS selector of the line that opens a cash flow. */
function summaryOf(index: number): string {
  return `li:nth-child(${index + 1}) summary`;
}
