// Entry of household.js, which the outlook loads when a reader adds a partner or a benefit cut.
import {
  buildLifetimePlan,
  type Inputs,
  type LifetimeAssumptions,
  type Partner,
  partnerFields,
  planSocialSecurity,
  trustFundForecast,
} from '@whenabouts/core';
import type { Additions } from './earliest-retirement.ts';
import * as styles from './outlook.css.ts';
import { SliderField } from './view/slider-field.tsx';

export { adoptStyles } from './adopt-styles.ts';

interface HouseholdProps {
  inputs: Inputs;
  /** Undefined without additions. */
  additions: Additions | undefined;
  /** The earliest age without the additions, and with them; null if there is none. */
  before: number | null;
  after: number | null;
  onChange: (additions: Additions | undefined) => void;
}

const { fromYear, percentPaid } = trustFundForecast;

/** Lets the reader add a partner and a benefit cut to the outlook, and shows what each addition changes. */
export function Household({ inputs, additions, before, after, onChange }: HouseholdProps) {
  const { partner = null, benefitCut = null } = additions?.changes ?? {};

  function change(next: Partial<LifetimeAssumptions>): void {
    const changes = { partner, benefitCut, ...next };
    const isEmpty = changes.partner === null && changes.benefitCut === null;
    onChange(
      isEmpty ? undefined : { changes, buildPlan: buildLifetimePlan, planBenefit: planSocialSecurity },
    );
  }

  return (
    <fieldset className={styles.household}>
      <legend className={styles.heading}>Your household</legend>
      <label>
        <input
          type="checkbox"
          checked={partner !== null}
          onChange={({ currentTarget }) =>
            change({ partner: currentTarget.checked ? newPartner(inputs) : null })
          }
        />{' '}
        My partner and I
      </label>
      {partner && (
        <PartnerFields inputs={inputs} partner={partner} onChange={(next) => change({ partner: next })} />
      )}
      <label>
        <input
          type="checkbox"
          checked={benefitCut !== null}
          onChange={({ currentTarget }) =>
            change({ benefitCut: currentTarget.checked ? { fromYear, percentPaid } : null })
          }
        />{' '}
        If Congress does nothing, Social Security pays {percentPaid}% from {fromYear}
      </label>
      <p role="status">
        {additions && <span key={`${before} ${after}`}>{differenceText(before, after)}</span>}
      </p>
    </fieldset>
  );
}

interface PartnerFieldsProps {
  inputs: Inputs;
  partner: Partner;
  onChange: (partner: Partner) => void;
}

function PartnerFields({ inputs, partner, onChange }: PartnerFieldsProps) {
  const { currentAge, annualIncome, retirementAge } = partner;
  const sameYear = Math.min(
    currentAge + inputs.retirementAge - inputs.currentAge,
    partnerFields.retirementAge.max,
  );
  return (
    <>
      <SliderField
        field={partnerFields.currentAge}
        value={currentAge}
        id="partner-age"
        onChange={(age) => onChange({ ...partner, currentAge: age })}
      />
      <SliderField
        field={partnerFields.annualIncome}
        value={annualIncome}
        id="partner-income"
        onChange={(income) => onChange({ ...partner, annualIncome: income })}
      />
      <SliderField
        field={partnerFields.retirementAge}
        value={retirementAge ?? sameYear}
        id="partner-stop"
        note={
          retirementAge === null ? 'Until you change it, the calendar year in which you stop.' : undefined
        }
        onChange={(age) => onChange({ ...partner, retirementAge: age })}
      />
      <p>
        The savings and contributions above belong to both of you. If you die at 85, your partner spends 75%
        as much.
      </p>
    </>
  );
}

function newPartner({ currentAge }: Inputs): Partner {
  return {
    currentAge,
    retirementAge: null,
    annualIncome: 0,
    claimingAge: null,
    knownBenefit: null,
    knownBenefitAge: null,
  };
}

/** Returns the change of the earliest age, in a sentence. */
function differenceText(before: number | null, after: number | null): string {
  if (before === after) return 'With this, the age stays the same.';
  const without = before === null ? 'not by 85' : `at ${before}`;
  return after === null
    ? `With this, 85 is too early to stop; without it, you could stop ${without}.`
    : `With this, you could stop at ${after}; without it, ${without}.`;
}
