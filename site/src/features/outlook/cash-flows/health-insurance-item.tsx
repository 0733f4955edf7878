import { type Field, householdFields, withoutChanges } from '@whenabouts/core';
import { SliderField } from '@whenabouts/view';
import * as styles from '../household/household.css.ts';
import type { Outcomes } from '../included/alternatives.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { CashFlowOutcome } from './cash-flow-outcome.tsx';
import { PlaceOfCost } from './place-of-cost.tsx';

/** Selects the entry of the premium. */
export const PREMIUM_ITEM = '[data-item="healthPremium"]';

/** The lowest value is one step, because the Remove button sets the premium to $0. */
const premiumField: Field = { ...householdFields.healthPremium, min: householdFields.healthPremium.step };

interface HealthInsuranceItemProps {
  state: OutlookState;
  outcomes: Outcomes | null;
  /** Makes it a cost that the spending contains; null if the list of costs is full. */
  onPart: (() => void) | null;
  onRemove: (next: OutlookState['draft']) => void;
}

/** The premium on top of the spending, as an entry of the list of costs. */
export function HealthInsuranceItem({ state, outcomes, onPart, onRemove }: HealthInsuranceItemProps) {
  const { answer, draft, setAssumption } = state;
  return (
    <li className={styles.cashFlow} data-item="healthPremium">
      <fieldset className={styles.partner}>
        <legend className={styles.legend}>Health insurance</legend>
        <SliderField
          field={premiumField}
          value={answer.assumptions.healthPremium}
          id="spending-healthPremium"
          onChange={(premium) => setAssumption('healthPremium', premium)}
        />
        {onPart && <PlaceOfCost isPart={false} answer={answer} onChange={onPart} />}
        <p className={textStyles.note}>
          In today’s dollars, for each person who has stopped and is below 65. It comes on top of your
          spending and lowers no contribution.
        </p>
      </fieldset>
      <CashFlowOutcome
        id="healthPremium"
        name="Health insurance"
        change="Health insurance until Medicare"
        outcomes={outcomes}
        isStale={outcomes?.draft !== draft}
        onRemove={() => onRemove(withoutChanges(draft, ['healthPremium']))}
      />
    </li>
  );
}
