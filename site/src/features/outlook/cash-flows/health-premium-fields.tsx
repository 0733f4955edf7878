import {
  type Field,
  FULL_HEALTH_PREMIUM,
  formatDollars,
  HEALTH_PREMIUM,
  householdFields,
  withChanges,
} from '@whenabouts/core';
import { SliderField, UnbrokenAmounts } from '@whenabouts/view';
import { Check } from '../inputs/assumption-controls.tsx';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { premiumText } from './premium-text.ts';

/** The lowest value is one step, because the Remove button sets the premium to $0. */
const premiumField: Field = { ...householdFields.healthPremium, min: householdFields.healthPremium.step };
const fullPriceField: Field = { ...premiumField, label: 'Full Price a Month Before 65' };

/** The premium before Medicare, or its full price and what each year's income makes of it. */
export function HealthPremiumFields({ state, id }: { state: OutlookState; id: string }) {
  const { answer, draft, replace, setAssumption } = state;
  const { healthPremium, healthPremiumByIncome } = answer.assumptions;

  /** Replaces our estimate of the one by that of the other; an entered amount stays. */
  function estimateByIncome(isByIncome: boolean): void {
    const [before, after] = isByIncome
      ? [HEALTH_PREMIUM, FULL_HEALTH_PREMIUM]
      : [FULL_HEALTH_PREMIUM, HEALTH_PREMIUM];
    const amount = healthPremium === before ? after : healthPremium;
    replace(withChanges(draft, { healthPremium: amount, healthPremiumByIncome: isByIncome }));
  }

  return (
    <>
      <SliderField
        field={healthPremiumByIncome ? fullPriceField : premiumField}
        value={healthPremium}
        id={id}
        onChange={(premium) => setAssumption('healthPremium', premium)}
      />
      <Check
        label="Estimate it from my income each year"
        checked={healthPremiumByIncome}
        onChange={estimateByIncome}
      />
      {healthPremiumByIncome && (
        <p className={textStyles.note} role="status">
          <UnbrokenAmounts text={premiumText(answer)} />
        </p>
      )}
      <p className={textStyles.note}>
        Dollars a month per person from the last day of work to 65, in today’s dollars, on top of your
        spending. <UnbrokenAmounts text={healthPremiumByIncome ? ABOUT_FULL_PRICE : ABOUT_PREMIUM} />{' '}
        <a href="https://www.healthcare.gov/see-plans/" rel="noopener">
          HealthCare.gov
        </a>{' '}
        has prices for your income and place.
      </p>
    </>
  );
}

const ABOUT_PREMIUM = `${formatDollars(HEALTH_PREMIUM)} is our estimate: with a tax credit you pay less, without one often more.`;
const ABOUT_FULL_PRICE = `${formatDollars(FULL_HEALTH_PREMIUM)} is our estimate of the price without a tax credit at about 60.`;
