/**
 * Returns the monthly income from a balance at a withdrawal rate, in dollars and unrounded.
 *
 * @param balance Dollars.
 * @param withdrawalRate Percent of the balance per year.
 */
export function monthlyIncome(balance: number, withdrawalRate: number): number {
  return (balance * withdrawalRate) / 100 / 12;
}

/**
 * Returns the income replacement rate: a monthly income in percent of the income earned today.
 *
 * @param monthly Dollars per month.
 * @param annualIncome Dollars per year, above 0.
 */
export function incomeReplacementRate(monthly: number, annualIncome: number): number {
  return ((monthly * 12) / annualIncome) * 100;
}
