// Entry of household.js, which the outlook loads when a reader adds a partner or a benefit cut.
import {
  buildLifetimePlan,
  expectedCut,
  firstToDie,
  householdDefaults,
  type Inputs,
  type LifetimeAssumptions,
  type NumberFormats,
  newPartner,
  type Partner,
  partnerFields,
  planSocialSecurity,
} from '@whenabouts/core';
import type { FieldMessages } from '../../view/fields/field-messages.ts';
import { SliderField } from '../../view/fields/slider-field.tsx';
import type { Additions } from '../calculator/earliest-retirement.ts';
import { householdMessages, type Translation } from '../calculator/embed-messages.ts';
import * as styles from '../calculator/outlook.css.ts';

export { adoptStyles } from '../host/adopt-styles.ts';

interface HouseholdProps {
  inputs: Inputs;
  /** Undefined without additions. */
  additions: Additions | undefined;
  /** The earliest age without the additions, and with them; null if there is none. */
  before: number | null;
  after: number | null;
  lastAge: number;
  formats: NumberFormats;
  translation: Translation | undefined;
  onChange: (additions: Additions | undefined) => void;
}

const { fromYear, percentPaid } = expectedCut;
const { firstDeath, firstDeathAge, survivorSpending } = householdDefaults;

/** Lets the reader add a partner and a benefit cut to the outlook, and shows what each addition changes. */
export function Household({
  inputs,
  additions,
  before,
  after,
  lastAge,
  formats,
  translation,
  onChange,
}: HouseholdProps) {
  const messages = translation?.household ?? householdMessages;
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
      <legend className={styles.heading}>{messages.legend}</legend>
      <label>
        <input
          type="checkbox"
          checked={partner !== null}
          onChange={({ currentTarget }) =>
            change({ partner: currentTarget.checked ? newPartner(inputs) : null })
          }
        />{' '}
        {messages.couple}
      </label>
      {partner && (
        <PartnerFields
          inputs={inputs}
          partner={partner}
          messages={messages}
          formats={formats}
          fieldMessages={translation?.embed.calculator.field}
          onChange={(next) => change({ partner: next })}
        />
      )}
      <label>
        <input
          type="checkbox"
          checked={benefitCut !== null}
          onChange={({ currentTarget }) =>
            change({ benefitCut: currentTarget.checked ? { fromYear, percentPaid } : null })
          }
        />{' '}
        {messages.benefitCut(percentPaid, fromYear - 1)}
      </label>
      <p role="status">
        {additions && (
          <span key={`${before} ${after} ${lastAge}`}>
            {differenceText(before, after, lastAge, messages)}
          </span>
        )}
      </p>
    </fieldset>
  );
}

interface PartnerFieldsProps {
  inputs: Inputs;
  partner: Partner;
  messages: Translation['household'];
  formats: NumberFormats;
  fieldMessages: FieldMessages | undefined;
  onChange: (partner: Partner) => void;
}

function PartnerFields({ inputs, partner, messages, formats, fieldMessages, onChange }: PartnerFieldsProps) {
  const { currentAge, annualIncome, retirementAge } = partner;
  const sameYear = Math.min(
    currentAge + inputs.retirementAge - inputs.currentAge,
    partnerFields.retirementAge.max,
  );
  const isSelfFirst = firstToDie(inputs, { partner, firstDeath }) === 'self';
  return (
    <>
      <SliderField
        field={{ ...partnerFields.currentAge, label: messages.label('currentAge') }}
        formats={formats}
        messages={fieldMessages}
        value={currentAge}
        id="partner-age"
        onChange={(age) => onChange({ ...partner, currentAge: age })}
      />
      <SliderField
        field={{ ...partnerFields.annualIncome, label: messages.label('annualIncome') }}
        formats={formats}
        messages={fieldMessages}
        value={annualIncome}
        id="partner-income"
        onChange={(income) => onChange({ ...partner, annualIncome: income })}
      />
      {annualIncome > 0 && (
        <SliderField
          field={{ ...partnerFields.retirementAge, label: messages.label('retirementAge') }}
          formats={formats}
          messages={fieldMessages}
          value={retirementAge ?? sameYear}
          id="partner-stop"
          note={retirementAge === null ? messages.sameYear : undefined}
          onChange={(age) => onChange({ ...partner, retirementAge: age })}
        />
      )}
      <p>{messages.together(isSelfFirst, firstDeathAge, survivorSpending)}</p>
    </>
  );
}

/** Returns the change of the earliest age, in a sentence. */
function differenceText(
  before: number | null,
  after: number | null,
  lastAge: number,
  messages: Translation['household'],
): string {
  if (after === null) return before === null ? messages.sameAge : messages.tooEarly(before, lastAge);
  return before === after ? messages.sameAge : messages.change(before, after);
}
