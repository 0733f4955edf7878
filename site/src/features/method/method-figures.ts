import {
  AVERAGED_YEARS,
  CUT_ABOVE,
  currentLaw,
  defaultAssumptions,
  defaultInputs,
  estimateSocialSecurity,
  FIRST_WORKING_AGE,
  formatNumber,
  usHistory,
} from '@whenabouts/core';
import { joinWithAnd } from '@whenabouts/view/sentence';

/** The assumptions with which the outlook starts. */
export const defaults = defaultAssumptions(defaultInputs, { year: 2026 });

/** Formats a share as a number of 100. */
export const perHundred = (share: number) => formatNumber(Math.round(share * 1_000) / 10);

export const firstYear = usHistory[0]?.[0];
export const lastYear = usHistory.at(-1)?.[0];

/** Stopping at this age or later does not lower the benefit. */
export const fullRecordAge = FIRST_WORKING_AGE + AVERAGED_YEARS;
export const earlyStop = { age: 50, annualIncome: 100_000 };

/** Returns the estimated benefit at full retirement age after working until an age. */
const benefitWhenStopping = (age: number, annualIncome: number): number =>
  estimateSocialSecurity({
    annualIncome,
    yearsWorked: age - FIRST_WORKING_AGE,
    claimingAge: 67,
    birthYear: 1960,
  });

/** Returns the estimated benefit after work until `age`, in percent of that after a full record. */
export const percentLeft = ({ age, annualIncome }: typeof earlyStop): number =>
  (100 * benefitWhenStopping(age, annualIncome)) / benefitWhenStopping(fullRecordAge, annualIncome);

export const cutAbove = `${formatNumber(100 * CUT_ABOVE)}%`;

const { applicablePercentages } = currentLaw.healthInsurance;

/** The shares of the income that a household pays for health insurance, by percent of the poverty line. */
export const premiumShares = joinWithAnd(
  applicablePercentages.map(({ upTo, initial, final }, index) => {
    const share = [...new Set([initial, final])].map(formatNumber).join(' to ');
    return `${share}% from ${applicablePercentages[index - 1]?.upTo ?? 100}% to ${upTo}%`;
  }),
);
