import { type CashFlow, formatRoughDollars, householdFields, householdSpending2023 } from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { useLayoutEffect, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { Button } from '../../../ui/button.tsx';
import { row } from '../../../ui/layout.css.ts';
import * as styles from '../household/household.css.ts';
import { cashFlowId } from '../household/household-phrases.ts';
import type { Outcomes } from '../included/alternatives.ts';
import { withCashFlows } from '../included/inclusions.ts';
import { outcomeChange } from '../included/outcome.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { withChanges } from '../versions/draft-changes.ts';
import { CashFlowFields } from './cash-flow-fields.tsx';
import { CashFlowOutcome } from './cash-flow-outcome.tsx';
import type { CashFlowTemplate } from './cash-flows.ts';
import { costChange, HEALTH_INSURANCE, spendingTemplates } from './spending-costs.ts';

interface SpendingCostsPanelProps {
  state: OutlookState;
  outcomes: Outcomes | null;
}

/** The questions what ends and what begins in the spending, and the monthly costs that answer them. */
export function SpendingCostsPanel({ state, outcomes }: SpendingCostsPanelProps) {
  const { draft, answer, replace } = state;
  const cashFlows = draft.changes.cashFlows ?? [];
  const panel = useRef<HTMLDivElement>(null);
  /** Selects the element that takes the focus after a change. */
  const [focus, setFocus] = useState<{ selector: string }>();
  /** Part of the keys, because costs have no ids. */
  const [removals, setRemovals] = useState(0);
  const isFull = cashFlows.length >= householdFields.cashFlows.maxCount;
  const { ends, begins } = spendingTemplates(answer);

  useLayoutEffect(() => {
    if (focus) panel.current?.querySelector<HTMLElement>(focus.selector)?.focus();
  }, [focus]);

  function add({ create }: CashFlowTemplate): void {
    replace(withCashFlows(draft, [...cashFlows, create(answer)]));
    setFocus({ selector: 'li:last-child fieldset input' });
  }

  function remove(index: number, healthPremium?: number): void {
    const without = withCashFlows(draft, cashFlows.toSpliced(index, 1));
    replace(healthPremium === undefined ? without : withChanges(without, { healthPremium }));
    setRemovals(removals + 1);
    setFocus({ selector: 'button' });
  }

  function change(index: number, cost: CashFlow): void {
    const isMovedOnTop = cashFlows[index]?.partOfSpending !== undefined && cost.partOfSpending === undefined;
    // On top of the spending, the premium of one person is paid from the stop on, whenever that is.
    if (isMovedOnTop && cost.name === HEALTH_INSURANCE && !answer.assumptions.partner) {
      remove(index, Math.min(cost.amount, householdFields.healthPremium.max));
    } else replace(withCashFlows(draft, cashFlows.with(index, cost)));
  }

  return (
    <div ref={panel} className={styles.cashFlows}>
      {[['What ends?', ends] as const, ['What begins?', begins] as const].map(([question, templates]) => (
        <fieldset key={question} className={styles.templates}>
          <legend className={styles.legend}>{question}</legend>
          <div className={row}>
            {templates.map((template) => (
              <Button key={template.label} kind="secondary" disabled={isFull} onClick={() => add(template)}>
                {template.label}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
      <ul className={styles.cashFlowItems}>
        {cashFlows.map((cashFlow, index) =>
          cashFlow.kind === 'cost' && cashFlow.every === 'month' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: costs have no ids
            <li key={`${removals} ${index}`} className={styles.cashFlow}>
              <CashFlowFields
                cashFlow={cashFlow}
                counted={answer.assumptions.cashFlows[index]?.amount ?? 0}
                id={`spending-${cashFlowId(index)}`}
                answer={answer}
                onChange={(cost) => change(index, cost)}
              />
              <CashFlowOutcome
                cashFlow={cashFlow}
                isStale={outcomes?.draft !== draft}
                onRemove={() => remove(index)}
              >
                {costChange(cashFlow)}: <Change id={cashFlowId(index)} outcomes={outcomes} />
              </CashFlowOutcome>
            </li>
          ) : null,
        )}
      </ul>
      <p className={textStyles.note}>
        <UnbrokenAmounts text={othersSpend} /> <Link to={`${paths.facts}#household-spending`}>Source</Link>
      </p>
    </div>
  );
}

const { at55, at65, at75 } = householdSpending2023.figures;
const monthly = ({ value }: { value: number }) => formatRoughDollars(value / 12);

/** The spending of other households, for comparison. */
const othersSpend = `Other households spend on average ${monthly(at55)} a month at 55 to 64, ${monthly(at65)} at 65 to 74 and ${monthly(at75)} from 75 on, before income tax (Bureau of Labor Statistics, ${householdSpending2023.year}).`;

/** Shows what a cost changes: "66 instead of 69." */
function Change({ id, outcomes }: { id: string; outcomes: Outcomes | null }) {
  const without = outcomes?.alternatives[id];
  if (!without) return '…';
  const [emphasized, rest] = outcomeChange(outcomes.current, without);
  return (
    <>
      <strong>{emphasized}</strong>
      {rest}.
    </>
  );
}
