import { type CashFlow, householdFields } from '@whenabouts/core';
import { capitalize } from '@whenabouts/view/sentence';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as styles from '../household/household.css.ts';
import { cashFlowId, cashFlowPhrase } from '../household/household-phrases.ts';
import type { Outcomes } from '../included/alternatives.ts';
import { withCashFlows } from '../included/inclusions.ts';
import { outcomeChange } from '../included/outcome.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { CashFlowFields } from './cash-flow-fields.tsx';
import { CashFlowOutcome } from './cash-flow-outcome.tsx';
import { cashFlowTemplates } from './cash-flows.ts';
import { mortgage } from './spending-costs.ts';

export interface CashFlowsProps {
  outcomes: Outcomes | null;
  /** Index of the cash flow whose fields are open; null if none is. */
  openCashFlow: number | null;
  setOpenCashFlow: (index: number | null) => void;
}

/** The visitor's cash flows, of which one at a time is open, and the buttons that add one. */
export function CashFlowList(props: { state: OutlookState } & CashFlowsProps) {
  const { state, outcomes, openCashFlow: openIndex, setOpenCashFlow: setOpenIndex } = props;
  const { draft, answer, replace } = state;
  const { partner } = answer.assumptions;
  // The answer's cash flows may be lower: costs that are part of the spending fit into it.
  const cashFlows = draft.changes.cashFlows ?? [];
  const list = useRef<HTMLDivElement>(null);
  /** Selects the element that takes the focus after a change. */
  const [focus, setFocus] = useState(openIndex === null ? undefined : { selector: summaryOf(openIndex) });
  /** Part of the entries' keys: entries have no ids, so all of them must be mounted again after a removal. */
  const [removals, setRemovals] = useState(0);
  const isFull = cashFlows.length >= householdFields.cashFlows.maxCount;
  const isStale = outcomes?.draft !== draft;

  useLayoutEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(focus.selector)?.focus();
  }, [focus]);

  function add(cashFlow: CashFlow): void {
    replace(withCashFlows(draft, [...cashFlows, cashFlow]));
    setOpenIndex(cashFlows.length);
    setFocus({ selector: 'li:last-child fieldset input' });
  }

  function remove(index: number): void {
    const remaining = cashFlows.toSpliced(index, 1);
    replace(withCashFlows(draft, remaining));
    setOpenIndex(null);
    setRemovals(removals + 1);
    const next = Math.min(index, remaining.length - 1);
    setFocus({ selector: remaining.length > 0 ? summaryOf(next) : 'button' });
  }

  function toggle(index: number, isOpen: boolean): void {
    if (isOpen) setOpenIndex(index);
    else if (index === openIndex) setOpenIndex(null);
  }

  return (
    <div ref={list} className={styles.cashFlows}>
      {cashFlows.length > 0 && (
        <ul className={styles.cashFlowItems}>
          {cashFlows.map((cashFlow, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids
            <li key={`${removals} ${index}`} className={styles.cashFlow}>
              <details
                open={index === openIndex}
                onToggle={({ currentTarget }) => toggle(index, currentTarget.open)}
              >
                <summary id={cashFlowId(index)}>
                  {capitalize(cashFlowPhrase(cashFlow, partner !== null))}
                </summary>
                <CashFlowFields
                  cashFlow={cashFlow}
                  counted={answer.assumptions.cashFlows[index]?.amount ?? 0}
                  id={cashFlowId(index)}
                  answer={answer}
                  onChange={(changed) => replace(withCashFlows(draft, cashFlows.with(index, changed)))}
                />
              </details>
              <CashFlowOutcome cashFlow={cashFlow} isStale={isStale} onRemove={() => remove(index)}>
                <OutcomeOf id={cashFlowId(index)} outcomes={outcomes} />
              </CashFlowOutcome>
            </li>
          ))}
        </ul>
      )}
      <fieldset className={styles.templates}>
        <legend className={styles.legend}>Add income or cost</legend>
        {[...cashFlowTemplates, { ...mortgage, label: 'A cost that ends' }].map(({ label, create }) => (
          <Button key={label} kind="secondary" disabled={isFull} onClick={() => add(create(answer))}>
            {label}
          </Button>
        ))}
      </fieldset>
      <p className={textStyles.note} role="status" hidden={!isFull}>
        {isFull &&
          `A plan has at most ${householdFields.cashFlows.maxCount} of these. Remove one to add another.`}
      </p>
    </div>
  );
}

/** Returns the CSS selector of the line that opens a cash flow. */
function summaryOf(index: number): string {
  return `li:nth-child(${index + 1}) summary`;
}

/** Shows what a cash flow changes: "68 instead of 69." */
function OutcomeOf({ id, outcomes }: { id: string } & Pick<CashFlowsProps, 'outcomes'>) {
  const without = outcomes?.alternatives[id];
  if (!without) return '…';
  const [emphasized, rest] = outcomeChange(outcomes.current, without);
  return (
    <>
      <strong>{emphasized.replace(/^s/, 'S')}</strong>
      {rest}.
    </>
  );
}
