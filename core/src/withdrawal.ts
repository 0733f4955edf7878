/**
 * The monthly income, in dollars and unrounded, from drawing a balance at a withdrawal rate.
 *
 * @param withdrawalRate Percent of the balance per year.
 */
export function monthlyIncome(balance: number, withdrawalRate: number): number {
  return (balance * withdrawalRate) / 100 / 12;
}

/**
 * The income replacement rate in percent: what a monthly income is of the income earned today.
 *
 * @param annualIncome Dollars per year, above 0.
 */
export function incomeReplacementRate(monthly: number, annualIncome: number): number {
  return ((monthly * 12) / annualIncome) * 100;
}
