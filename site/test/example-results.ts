import {
  type CashFlow,
  defaultAssumptions,
  defaultInputs,
  type Inputs,
  type LifetimeAssumptions,
  type Partner,
} from '@whenabouts/core';
import {
  type ChartedResults,
  type OutlookRequest,
  type OutlookResults,
  outlookAnswer,
  outlookResults,
  simulateCharted,
} from '../src/features/outlook/outlook-results.ts';

type Changes = Partial<Inputs & LifetimeAssumptions & Pick<OutlookRequest, 'choice' | 'isRetired'>>;

/** Results for the default inputs of a visitor born in 1991, with changes. */
export function resultsWith({
  choice = 'answer',
  isRetired = false,
  ...changes
}: Changes = {}): OutlookResults & ChartedResults {
  const inputs = { ...defaultInputs, ...changes };
  const assumptions = { ...defaultAssumptions(defaultInputs, { year: 2026 }), ...changes };
  const answer = outlookAnswer({ inputs, assumptions, isRetired, choice });
  return { ...outlookResults(answer), ...simulateCharted(answer) };
}

/** A partner of 33 who earns $40,000 and stops in the same year, with changes. */
export function samplePartner(changes: Partial<Partner> = {}): Partner {
  return {
    currentAge: 33,
    retirementAge: null,
    annualIncome: 40_000,
    claimingAge: null,
    knownBenefit: null,
    knownBenefitAge: null,
    ...changes,
  };
}

/** A pension from 65 on. */
export const samplePension: CashFlow = {
  kind: 'income',
  name: 'Pension',
  amount: 500,
  every: 'month',
  fromAge: 65,
  toAge: null,
  risesWithPrices: true,
};

/** A payment within the spending that ends at 60. */
export const sampleMortgage: CashFlow = {
  kind: 'cost',
  name: 'Mortgage',
  amount: 1_600,
  every: 'month',
  fromAge: 35,
  toAge: 60,
  risesWithPrices: false,
  partOfSpending: 'until-age',
};
