import type { CashFlow } from '../src/plan/assumptions.ts';

/** A pension from 65 on. */
export const pension: CashFlow = {
  kind: 'income',
  name: 'Pension',
  amount: 500,
  every: 'month',
  fromAge: 65,
  toAge: null,
  risesWithPrices: true,
};

/** A payment within the spending. */
export const mortgage: CashFlow = {
  kind: 'cost',
  name: 'Mortgage',
  amount: 1_300,
  every: 'month',
  fromAge: 55,
  toAge: 67,
  risesWithPrices: false,
  partOfSpending: 'until-age',
};
