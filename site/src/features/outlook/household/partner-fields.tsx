import {
  FIRST_WORKING_AGE,
  fullRetirementAge,
  type Partner,
  partnerFields,
  partnerRetirementAge,
} from '@whenabouts/core';
import { SliderField, UnbrokenAmounts } from '@whenabouts/view';
import { Fragment } from 'react';
import { UseMyRecord } from '../../../components/earnings-record/use-my-record.tsx';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { controlsId } from '../included/inclusions.ts';
import { Check, More } from '../inputs/assumption-controls.tsx';
import * as controlStyles from '../inputs/controls.css.ts';
import { YearsWorked } from '../inputs/work-controls.tsx';
import type { OutlookAnswer } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { coupleQuestions } from './couple-benefits-text.ts';
import * as household from './household.css.ts';
import { estimatedBenefit, needsKnownBenefit, withPartner, withPartnerAge } from './partner.ts';

interface PartnerFieldsProps {
  state: OutlookState;
  partner: Partner;
}

export function PartnerFields({ state, partner }: PartnerFieldsProps) {
  const { draft, answer, year, replace } = state;
  const { currentAge, annualIncome, retirementAge } = partner;
  const change = (changes: Partial<Partner>) => replace(withPartner(draft, partner, changes));
  const mustKnowBenefit = needsKnownBenefit(partner, year);

  return (
    <fieldset className={household.partner}>
      <legend id={controlsId('partner')} tabIndex={-1} className={household.legend}>
        Your partner
      </legend>
      <SliderField
        field={partnerFields.currentAge}
        value={currentAge}
        id="partner-age"
        onChange={(age) => replace(withPartnerAge(draft, partner, age, year))}
      />
      <SliderField
        field={partnerFields.annualIncome}
        value={annualIncome}
        id="partner-income"
        note="Enter 0 for a partner without pay."
        onChange={(income) => change({ annualIncome: income })}
      />
      {mustKnowBenefit && (
        <>
          <p className={textStyles.note}>
            We can’t estimate Social Security for your partner’s birth year. Please enter the amount.
          </p>
          <BenefitFields partner={partner} year={year} change={change} />
        </>
      )}
      {annualIncome > 0 && (
        <div className={controlStyles.control}>
          <Check
            label="We stop working in the same year"
            checked={retirementAge === null}
            onChange={(checked) =>
              change({
                retirementAge: checked ? null : partnerRetirementAge(partner, answer.inputs),
              })
            }
          />
          {retirementAge !== null && (
            <SliderField
              field={partnerFields.retirementAge}
              value={retirementAge}
              id="partner-retirement"
              onChange={(age) => change({ retirementAge: age })}
            />
          )}
        </div>
      )}
      <More summary="Your partner’s Social Security">
        <Claiming partner={partner} change={change} />
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
            <BenefitFields partner={partner} year={year} change={change} />
            <PartnerRecord partner={partner} answer={answer} change={change} />
          </div>
        )}
        {!mustKnowBenefit && partner.knownBenefit === null && annualIncome > 0 && (
          <YearsWorked
            yearsWorked={partner.yearsWorked ?? null}
            allYears={Math.min(partnerRetirementAge(partner, answer.inputs), currentAge) - FIRST_WORKING_AGE}
            label="Has worked every year since 22"
            id="partner-years-worked"
            onChange={(years) => change({ yearsWorked: years })}
          />
        )}
      </More>
      <CoupleQuestions answer={answer} />
    </fieldset>
  );
}

/** Questions that couples ask about Social Security, answered with the amounts of this couple. */
function CoupleQuestions({ answer }: { answer: OutlookAnswer }) {
  return (
    <details className={household.more}>
      <summary>Three questions about both of your benefits</summary>
      <dl className={household.questions}>
        {coupleQuestions(answer).map((item) => (
          <Fragment key={item.question}>
            <dt>{item.question}</dt>
            <dd>
              <UnbrokenAmounts text={item.answer} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <p className={textStyles.note}>
        Social Security in today’s dollars, before tax
        {answer.assumptions.benefitCut && ' and before the cut'}.{' '}
        <Link to={`${paths.howWeCalculate}#couples`}>The rules</Link>
      </p>
    </details>
  );
}

interface PartnerControlProps {
  partner: Partner;
  change: (changes: Partial<Partner>) => void;
}

function Claiming({ partner, change }: PartnerControlProps) {
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
          id="partner-claiming"
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
function BenefitFields({ partner, year, change }: PartnerControlProps & { year: number }) {
  const { knownBenefit, knownBenefitAge, currentAge } = partner;
  if (knownBenefit === null) return null;
  return (
    <>
      <SliderField
        field={partnerFields.knownBenefit}
        value={knownBenefit}
        id="partner-benefit"
        onChange={(amount) => change({ knownBenefit: amount, ...noRecord })}
      />
      <SliderField
        field={partnerFields.knownBenefitAge}
        value={knownBenefitAge ?? Math.floor(fullRetirementAge(year - currentAge))}
        id="partner-benefit-age"
        onChange={(age) => change({ knownBenefitAge: age })}
      />
    </>
  );
}
