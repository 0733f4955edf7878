import {
  benefitCases,
  claimingShareCases,
  couplesTaxCases,
  currentLaw,
  effectiveYearlyRate,
  formatDollars,
  formatNumber,
  fullRetirementAgeCases,
  historyCases,
  simulationCase,
  spousalShareCases,
  survivorShareCases,
} from '@whenabouts/core';
import { ScrollableTable } from '@whenabouts/view';

const { record } = benefitCases;

/** Both readings of a yearly return. */
export function YearlyReturns() {
  return (
    <ScrollableTable
      caption="Growth of savings in a year without contributions"
      head={['Expected return', 'In the calculator', 'In the outlook, on average']}
      rows={[5, 7, 9].map((percent) =>
        [percent, effectiveYearlyRate(percent), percent].map((growth) => `${formatNumber(growth)}%`),
      )}
    />
  );
}

// Cases with known results: the data of the engine's tests.

export function SurvivorShares() {
  return (
    <ScrollableTable
      caption="Share of the other’s benefit at full retirement age, if full retirement age is 67: a spouse with no benefit of their own (20 CFR 404.410), and a survivor (20 CFR 404.410)"
      head={['Benefit starts at', 'Spouse', 'Survivor']}
      rows={survivorShareCases.map(([age, percent]) => [
        String(age),
        spousalPercent(age),
        `${formatNumber(percent)}%`,
      ])}
    />
  );
}

function spousalPercent(age: number): string {
  const share = spousalShareCases.find(([claimingAge]) => claimingAge === age);
  return share ? `${formatNumber(share[1])}%` : '–';
}

export function CoupleTaxes() {
  return (
    <ScrollableTable
      caption={`Federal income tax of a couple, both 65 or older, in ${currentLaw.year} without the temporary deduction`}
      head={['Other income a year', 'Social Security a year', 'Tax a year']}
      rows={couplesTaxCases.map(({ otherIncome, socialSecurity, tax }) =>
        [otherIncome, socialSecurity, tax].map(formatDollars),
      )}
    />
  );
}

export function FullRetirementAges() {
  return (
    <ScrollableTable
      caption="Full retirement age (Social Security Administration, POMS RS 00615.003)"
      head={['Born in', 'Full retirement age']}
      rows={fullRetirementAgeCases.map(([birthYear, years, months]) => [
        String(birthYear),
        months === 0 ? String(years) : `${years} and ${months} months`,
      ])}
    />
  );
}

export function BenefitShares() {
  return (
    <ScrollableTable
      caption={`Benefit by claiming age if full retirement age is 67 (20 CFR 404.410 and 404.313), and the monthly amount for ${formatDollars(record.annualIncome)} a year over ${record.yearsWorked} years, worked by hand with the 2026 formula`}
      head={['Claimed at', 'Percent of the full benefit', 'A month']}
      rows={claimingShareCases.map(([age, percent]) => [
        String(age),
        `${formatNumber(percent)}%`,
        formatDollars(benefitCases.benefits.find(([claimingAge]) => claimingAge === age)?.[1] ?? 0),
      ])}
    />
  );
}

export function Histories() {
  return (
    <ScrollableTable
      caption={`Retirements of ${historyCases.years} years from all ${historyCases.starts} start years from 1928 to 1995, with withdrawals at the start of each year that rise with inflation`}
      head={['Withdrawn in the first year', 'In stocks', 'Start years that last']}
      rows={historyCases.results.map(({ withdrawalRate, stocks, lasted, failing }) => [
        `${withdrawalRate}% of savings`,
        `${stocks}%`,
        `${lasted} of ${historyCases.starts}${failing ? `; ${failing.join(', ')} fail` : ''}`,
      ])}
    />
  );
}

export function Balances() {
  return (
    <ScrollableTable
      caption="Balances of the second program in today’s dollars by how many futures are below them, and how far ours may differ"
      head={['After', '1 of 10', 'Half', '9 of 10', 'Within']}
      rows={simulationCase.bands.map(({ year, expected, tolerance }) => [
        `${year} years`,
        ...[expected[0], expected[2], expected[4]].map(formatDollars),
        `${formatNumber(100 * tolerance)}%`,
      ])}
    />
  );
}
