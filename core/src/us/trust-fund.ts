/**
 * The share of the scheduled benefits that Social Security can pay from its income once the trust fund of retirement and
 * survivor benefits is empty, unless Congress acts. The Trustees expect that in the last quarter of 2032.
 *
 * Source: the 2026 Trustees Report. The Trustees publish a new one each year.
 */
export const trustFundForecast = {
  reportYear: 2026,
  /** First full calendar year without the fund. */
  fromYear: 2033,
  percentPaid: 78,
  source: 'https://www.ssa.gov/oact/TR/2026/',
  lastChecked: '2026-11-23',
} as const;
