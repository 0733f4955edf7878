import {
  FIRST_WORKING_AGE,
  fullRetirementAge,
  type Partner,
  partnerFields,
  partnerRetirementAge,
} from '@whenabouts/core';
import { SliderField } from '@whenabouts/view';
import { useEffect, useEffectEvent, useState } from 'react';
import { UseMyRecord } from '../../../components/earnings-record/use-my-record.tsx';
import { isSame } from '../../../numbers/merge-drafts.ts';
import { BELOW_WIDE } from '../../../theme/media-queries.ts';
import { newcomer } from '../hero/outlook-drafts.ts';
import { controlsId } from '../included/inclusions.ts';
import { Check, More } from '../inputs/assumption-controls.tsx';
import * as controlStyles from '../inputs/controls.css.ts';
import { YearsWorked } from '../inputs/work-controls.tsx';
import type { OutlookAnswer } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import { openAndFocus } from '../use-open-parts.ts';
import type { OutlookState } from '../use-outlook.ts';
import { CoupleQuestions } from './couple-questions.tsx';
import * as household from './household.css.ts';
import {
  estimatedBenefit,
  mayClaim,
  needsKnownBenefit,
  withoutPartner,
  withPartner,
  withPartnerAge,
} from './partner.ts';
import { type PartnerParts, PartnerSheet } from './partner-sheet.tsx';

/** Target of the links to the partner's fields. */
const partnerId = controlsId('partner');

interface PartnerFieldsProps {
  state: OutlookState;
  partner: Partner;
}

/** The partner's fields among the household's numbers. */
export function PartnerFields(props: PartnerFieldsProps) {
  const { state } = props;
  const fields = partnerParts({ ...props, id: 'partner' });
  const [isAsking, setAsking] = useState(() => isTapped() && isJustAdded(state));
  const isUnchanged = useEffectEvent(() => state.edit === null);
  useEffect(() => {
    delete newcomer.partner;
    // A link from the landing page is followed before these fields are loaded.
    if (location.hash === `#${partnerId}` && isUnchanged()) openAndFocus(partnerId);
  }, []);
  return (
    <fieldset className={household.partner}>
      <legend id={partnerId} tabIndex={-1} className={household.legend}>
        Your partner
      </legend>
      {fields.age}
      {fields.pay}
      {fields.neededBenefit}
      {fields.stop}
      <More summary="Your partner’s Social Security">{fields.socialSecurity}</More>
      <CoupleQuestions answer={state.answer} />
      {isAsking && (
        <PartnerSheet
          state={state}
          fields={partnerParts({ ...props, id: 'sheet-partner' })}
          onClose={() => setAsking(false)}
        />
      )}
    </fieldset>
  );
}

/** Returns true if the visitor's last change was the choice of a partner, here or on the landing page. */
function isJustAdded({ edit, draft }: OutlookState): boolean {
  if (edit === null) return !!newcomer.partner && isSame(newcomer.partner, draft.changes.partner);
  return edit.after === draft && !edit.before.changes.partner && isSame(withoutPartner(draft), edit.before);
}

/** Returns true on a phone. Arrow keys only move through the choice of a household: a dialog would surprise there. */
function isTapped(): boolean {
  return matchMedia(BELOW_WIDE).matches && !document.querySelector('[type=radio]:focus-visible');
}

/** Returns the partner's fields by topic. The ids of the fields begin with `id`. */
function partnerParts({ state, partner, id }: PartnerFieldsProps & { id: string }): PartnerParts {
  const { draft, answer, year, replace } = state;
  const { currentAge, annualIncome, retirementAge } = partner;
  const change = (changes: Partial<Partner>) => replace(withPartner(draft, partner, changes));
  const stopAge = partnerRetirementAge(partner, answer.inputs);
  const mustKnowBenefit = needsKnownBenefit(partner, year);
  const benefit = <BenefitFields partner={partner} year={year} id={id} change={change} />;
  return {
    age: (
      <SliderField
        field={partnerFields.currentAge}
        value={currentAge}
        id={`${id}-age`}
        onChange={(age) => replace(withPartnerAge(draft, partner, age, year))}
      />
    ),
    pay: (
      <SliderField
        field={partnerFields.annualIncome}
        value={annualIncome}
        id={`${id}-income`}
        note="Enter 0 for a partner without pay."
        onChange={(income) => change({ annualIncome: income })}
      />
    ),
    neededBenefit: mustKnowBenefit && (
      <>
        <p className={textStyles.note}>
          We can’t estimate Social Security for your partner’s birth year. Please enter the amount.
        </p>
        {benefit}
      </>
    ),
    stop: annualIncome > 0 && (
      <div className={controlStyles.control}>
        {!answer.isRetired && (
          <Check
            label="We stop working in the same year"
            checked={retirementAge === null}
            onChange={(checked) => change({ retirementAge: checked ? null : stopAge })}
          />
        )}
        {(answer.isRetired || retirementAge !== null) && (
          <SliderField
            field={partnerFields.retirementAge}
            value={stopAge}
            id={`${id}-retirement`}
            onChange={(age) => change({ retirementAge: age })}
          />
        )}
      </div>
    ),
    socialSecurity: (
      <>
        {mayClaim(partner) && <Claiming partner={partner} id={id} change={change} />}
        {!mustKnowBenefit && (
          <div className={controlStyles.control}>
            <Check
              label="We know the benefit"
              checked={partner.knownBenefit !== null}
              onChange={(checked) =>
                change(
                  checked
                    ? estimatedBenefit(partner, answer)
                    : { knownBenefit: null, knownBenefitAge: null, ...noRecord },
                )
              }
            />
            {benefit}
            <PartnerRecord partner={partner} answer={answer} change={change} />
          </div>
        )}
        {!mustKnowBenefit && partner.knownBenefit === null && annualIncome > 0 && (
          <YearsWorked
            yearsWorked={partner.yearsWorked ?? null}
            allYears={Math.min(stopAge, currentAge) - FIRST_WORKING_AGE}
            label="Has worked every year since 22"
            id={`${id}-years-worked`}
            onChange={(years) => change({ yearsWorked: years })}
          />
        )}
      </>
    ),
  };
}

interface PartnerControlProps {
  partner: Partner;
  change: (changes: Partial<Partner>) => void;
}

interface PartnerSliderProps extends PartnerControlProps {
  /** Prefix of the ids of the fields. */
  id: string;
}

function Claiming({ partner, id, change }: PartnerSliderProps) {
  const { claimingAge } = partner;
  return (
    <div className={controlStyles.control}>
      <Check
        label={partner.annualIncome > 0 ? 'Claims when work stops' : 'Claims as early as possible'}
        checked={claimingAge === null}
        onChange={(checked) => change({ claimingAge: checked ? null : partnerFields.claimingAge.min })}
      />
      {claimingAge !== null && (
        <SliderField
          field={partnerFields.claimingAge}
          value={claimingAge}
          id={`${id}-claiming`}
          onChange={(age) => change({ claimingAge: age })}
        />
      )}
    </div>
  );
}

/** Replaces the amounts of a record, which a typed benefit does not have. */
const noRecord = { knownBenefitStop: null, benefitIfStopped: null } as const;

function PartnerRecord({ partner, answer, change }: PartnerControlProps & { answer: OutlookAnswer }) {
  const { currentAge, annualIncome } = partner;
  const { inputs, assumptions } = answer;
  const stopAge = partnerRetirementAge(partner, inputs);
  const birthYear = assumptions.birthYear + inputs.currentAge - currentAge;
  const hasStopped = stopAge < currentAge || (answer.isRetired && partner.retirementAge === null);
  return (
    <div>
      <UseMyRecord
        isPartner
        person={{ currentAge, birthYear, hasStopped }}
        pay={annualIncome}
        stopAge={stopAge}
        onUse={(amounts) => change({ ...amounts, knownBenefitAge: null })}
      />
    </div>
  );
}

/** A known benefit and the age at which it is claimed; nothing if it is estimated. */
function BenefitFields({ partner, year, id, change }: PartnerSliderProps & { year: number }) {
  const { knownBenefit, knownBenefitAge, currentAge } = partner;
  if (knownBenefit === null) return null;
  return (
    <>
      <SliderField
        field={partnerFields.knownBenefit}
        value={knownBenefit}
        id={`${id}-benefit`}
        onChange={(amount) => change({ knownBenefit: amount, ...noRecord })}
      />
      <SliderField
        field={partnerFields.knownBenefitAge}
        value={knownBenefitAge ?? Math.floor(fullRetirementAge(year - currentAge))}
        id={`${id}-benefit-age`}
        onChange={(age) => change({ knownBenefitAge: age })}
      />
    </>
  );
}
