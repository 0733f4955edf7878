import {
  type CashFlow,
  formatRoughDollars,
  householdSpending2023,
  isHealthInsurance,
  isPartOfSpending,
  MEDICARE_AGE,
} from '@whenabouts/core';
import { cashFlowName, UnbrokenAmounts } from '@whenabouts/view';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { Button } from '../../../ui/button.tsx';
import { row } from '../../../ui/layout.css.ts';
import * as styles from '../household/household.css.ts';
import type { Outcomes } from '../included/alternatives.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { CashFlowFields } from './cash-flow-fields.tsx';
import { CashFlowOutcome } from './cash-flow-outcome.tsx';
import { cashFlowId } from './cash-flow-phrase.ts';
import { spendingTemplates } from './cash-flow-templates.ts';
import { FullListNotice } from './full-list-notice.tsx';
import { withInsuranceCost, withPremium } from './health-insurance.ts';
import { HealthInsuranceItem, PREMIUM_ITEM } from './health-insurance-item.tsx';
import { costChange } from './spending-cost-text.ts';
import { useCashFlowEdits } from './use-cash-flow-edits.ts';

interface SpendingCostsPanelProps {
  state: OutlookState;
  outcomes: Outcomes | null;
}

const LAST_ITEM = 'li:last-child';

/** The questions what ends and what begins in the spending, and the monthly costs that answer them. */
export function SpendingCostsPanel({ state, outcomes }: SpendingCostsPanelProps) {
  const { draft, answer } = state;
  const { isRetired } = answer;
  const { healthPremium } = answer.assumptions;
  const edits = useCashFlowEdits(state);
  const { cashFlows, isFull } = edits;
  const { ends, begins } = spendingTemplates(answer);
  const hasInsurance = healthPremium > 0 || cashFlows.some(isHealthInsurance);

  function change(index: number, cost: CashFlow): void {
    const before = cashFlows[index];
    const isMovedOnTop = before && isPartOfSpending(before) && !isPartOfSpending(cost);
    if (isMovedOnTop && isHealthInsurance(cost)) {
      edits.apply(withPremium(draft, index), `${PREMIUM_ITEM} :checked`);
    } else edits.change(index, cost);
  }

  const buttons = [...ends, ...begins].map(({ label, create }) => (
    <Button
      key={label}
      kind="secondary"
      disabled={isFull}
      onClick={() => edits.apply(edits.withAdded(create(answer)), `${LAST_ITEM} fieldset input`)}
    >
      {label}
    </Button>
  ));
  return (
    <div ref={edits.container} className={styles.cashFlows}>
      <fieldset className={styles.templates}>
        <legend className={styles.legend}>What ends?</legend>
        <div className={row}>{buttons.slice(0, ends.length)}</div>
      </fieldset>
      <fieldset className={styles.templates}>
        <legend className={styles.legend}>What begins?</legend>
        <div className={row}>
          {answer.inputs.currentAge < MEDICARE_AGE && !hasInsurance && (
            <Button
              kind="secondary"
              // Someone who has retired pays the premium today.
              disabled={isRetired && isFull}
              onClick={() =>
                isRetired
                  ? edits.apply(withInsuranceCost(draft, answer), `${LAST_ITEM} fieldset input`)
                  : edits.apply(withPremium(draft), `${PREMIUM_ITEM} input`)
              }
            >
              Health insurance until {MEDICARE_AGE}
            </Button>
          )}
          {buttons.slice(ends.length)}
        </div>
      </fieldset>
      <FullListNotice isFull={isFull} />
      <ul className={styles.cashFlowItems}>
        {healthPremium > 0 && (
          <HealthInsuranceItem
            state={state}
            outcomes={outcomes}
            onPart={
              isFull
                ? null
                : () =>
                    edits.apply(withInsuranceCost(draft, answer), `${LAST_ITEM} fieldset fieldset :checked`)
            }
            onRemove={(next) => edits.apply(next, 'button')}
          />
        )}
        {cashFlows.map((cashFlow, index) =>
          isMonthlyCost(cashFlow) ? (
            <li key={edits.keyOf(index)} className={styles.cashFlow}>
              <CashFlowFields
                cashFlow={cashFlow}
                counted={answer.assumptions.cashFlows[index]?.amount ?? 0}
                id={`spending-${cashFlowId(index)}`}
                answer={answer}
                onChange={(cost) => change(index, cost)}
              />
              <CashFlowOutcome
                id={cashFlowId(index)}
                name={cashFlowName(cashFlow)}
                amount={cashFlow.amount}
                change={costChange(cashFlow)}
                outcomes={outcomes}
                isStale={outcomes?.draft !== draft}
                onRemove={() => edits.apply(edits.without(index), 'button')}
              />
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

function isMonthlyCost({ kind, every }: CashFlow): boolean {
  return kind === 'cost' && every === 'month';
}

const { at55, at65, at75 } = householdSpending2023.figures;
const monthly = ({ value }: { value: number }) => formatRoughDollars(value / 12);

/** The spending of other households, for comparison. */
const othersSpend = `Other households spend on average ${monthly(at55)} a month at 55 to 64, ${monthly(at65)} at 65 to 74 and ${monthly(at75)} from 75 on, before income tax (Bureau of Labor Statistics, ${householdSpending2023.year}).`;
