import { withoutChanges } from '@whenabouts/core';
import * as styles from '../household/household.css.ts';
import type { Outcomes } from '../included/alternatives.ts';
import { insuranceNames } from '../included/inclusions.ts';
import type { OutlookState } from '../use-outlook.ts';
import { CashFlowOutcome } from './cash-flow-outcome.tsx';
import { HealthPremiumFields } from './health-premium-fields.tsx';
import { PlaceOfCost } from './place-of-cost.tsx';

/** Selects the entry of the premium. */
export const PREMIUM_ITEM = '[data-item="healthPremium"]';

interface HealthInsuranceItemProps {
  state: OutlookState;
  outcomes: Outcomes | null;
  /** Makes it a cost that the spending contains; null if the list of costs is full. */
  onPart: (() => void) | null;
  onRemove: (next: OutlookState['draft']) => void;
}

/** The premium on top of the spending, as an entry of the list of costs. */
export function HealthInsuranceItem({ state, outcomes, onPart, onRemove }: HealthInsuranceItemProps) {
  const { answer, draft } = state;
  return (
    <li className={styles.cashFlow} data-item="healthPremium">
      <fieldset className={styles.partner}>
        <legend className={styles.legend}>Health insurance</legend>
        <HealthPremiumFields state={state} id="spending-healthPremium" />
        {onPart && <PlaceOfCost isPart={false} answer={answer} onChange={onPart} />}
      </fieldset>
      <CashFlowOutcome
        id="healthPremium"
        name="Health insurance"
        amount={answer.assumptions.healthPremium}
        change="Health insurance until Medicare"
        outcomes={outcomes}
        isStale={outcomes?.draft !== draft}
        onRemove={() => onRemove(withoutChanges(draft, insuranceNames))}
      />
    </li>
  );
}
