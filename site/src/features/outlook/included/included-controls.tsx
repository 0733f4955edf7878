import { type BenefitCut, benefitCutFields, householdFields, trustFundForecast } from '@whenabouts/core';
import { SliderField, UnbrokenAmounts } from '@whenabouts/view';
import { type ReactNode, useMemo } from 'react';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { HealthPremiumFields } from '../cash-flows/health-premium-fields.tsx';
import * as styles from '../household/household.css.ts';
import { More } from '../inputs/assumption-controls.tsx';
import * as controlStyles from '../inputs/controls.css.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { controlsId } from './inclusions.ts';
import { distributionSentence } from './middle-distributions.ts';

/** The controls of what the visitor has included in the answer. */
export function IncludedControls({ state }: { state: OutlookState }) {
  const { benefitCut, preTaxShare, healthPremium } = state.answer.assumptions;
  return (
    <>
      {preTaxShare !== null && <IncomeTaxControls state={state} preTaxShare={preTaxShare} />}
      {healthPremium > 0 && <HealthInsuranceControl state={state} />}
      {benefitCut !== null && <BenefitCutControls state={state} cut={benefitCut} />}
    </>
  );
}

const savingsKinds = [
  { value: '100', label: '401(k) or traditional IRA' },
  { value: '50', label: 'About half and half' },
  { value: '0', label: 'Roth or already taxed' },
] as const;

function IncomeTaxControls({ state, preTaxShare }: { state: OutlookState; preTaxShare: number }) {
  const { answer, setAssumption } = state;
  const distributions = useMemo(() => distributionSentence(answer), [answer]);
  return (
    <Group id="preTaxShare" title="Federal income tax">
      <RadioGroup
        legend="Where do you keep most of your savings?"
        layout="pills"
        options={savingsKinds}
        value={`${preTaxShare}` as (typeof savingsKinds)[number]['value']}
        onChange={(share) => setAssumption('preTaxShare', Number(share))}
      />
      <p className={textStyles.note}>Your spending is what you live on after this tax.</p>
      {distributions && (
        <p className={textStyles.note}>
          <UnbrokenAmounts text={distributions} />
        </p>
      )}
      <More>
        <SliderField
          field={householdFields.stateTax}
          value={answer.assumptions.stateTax}
          id="assume-stateTax"
          onChange={(percent) => setAssumption('stateTax', percent)}
        />
        <p className={textStyles.note}>
          Percent of what you take out of a 401(k) or traditional IRA. Most states don’t tax Social Security.
        </p>
      </More>
    </Group>
  );
}

function HealthInsuranceControl({ state }: { state: OutlookState }) {
  return (
    <Group id="healthPremium" title="Health insurance until Medicare">
      <HealthPremiumFields state={state} id="assume-healthPremium" />
    </Group>
  );
}

/** Number of calendar years that the visitor can choose as the first year of the cut. */
const CUT_YEARS = 40;

function BenefitCutControls({ state, cut }: { state: OutlookState; cut: BenefitCut }) {
  const { year, setAssumption } = state;
  const years = new Set(Array.from({ length: CUT_YEARS }, (_, index) => `${year + index}`)).add(
    `${cut.fromYear}`,
  );
  return (
    <Group id="benefitCut" title="Cut of Social Security">
      <p className={textStyles.note}>
        The Trustees of Social Security expect about {trustFundForecast.percentPaid}% at first, from late{' '}
        {trustFundForecast.fromYear - 1}, and less in later decades, if Congress does nothing (report of{' '}
        {trustFundForecast.reportYear}). Congress has closed such gaps before.
      </p>
      <SelectField
        id="assume-cutFrom"
        label="First year of the cut"
        choices={[...years].sort()}
        value={`${cut.fromYear}`}
        onChange={({ currentTarget }) =>
          setAssumption('benefitCut', { ...cut, fromYear: Number(currentTarget.value) })
        }
      />
      <SliderField
        field={benefitCutFields.percentPaid}
        value={cut.percentPaid}
        id="assume-percentPaid"
        onChange={(percentPaid) => setAssumption('benefitCut', { ...cut, percentPaid })}
      />
    </Group>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const headingId = controlsId(id);
  return (
    <section className={styles.controls} aria-labelledby={headingId}>
      <h3 id={headingId} tabIndex={-1} className={controlStyles.groupTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}
