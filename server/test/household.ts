/** A partner with the defaults of the assumptions of a plan. */
export const partner = {
  currentAge: 33,
  retirementAge: null,
  annualIncome: 40_000,
  claimingAge: null,
  knownBenefit: null,
  knownBenefitAge: null,
};

/** A cash flow of the assumptions of a plan. */
export const pension = {
  kind: 'income',
  name: 'Pension',
  amount: 500,
  every: 'month',
  fromAge: 65,
  toAge: null,
  risesWithPrices: true,
};
