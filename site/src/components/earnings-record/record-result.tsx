import { currentLaw, formatDollars } from '@whenabouts/core';
import { ScrollableTable, UnbrokenAmounts } from '@whenabouts/view';
import { Button } from '../../ui/button.tsx';
import { caption } from '../../ui/page.css.ts';
import { prose } from '../../ui/prose.css.ts';
import {
  formatFullAge,
  formulaText,
  type PlanAmounts,
  type RecordOutcome,
  type RecordPerson,
  yearRows,
} from './record-outcome.ts';

interface RecordResultProps {
  outcome: RecordOutcome;
  notices: readonly string[];
  person: RecordPerson;
  onUse: (amounts: PlanAmounts) => void;
}

/** The benefit of a record, its steps, and the benefits of other stops. */
export function RecordResult({ outcome, notices, person, onUse }: RecordResultProps) {
  const { amounts } = outcome;
  return (
    <section className={prose} aria-label="The benefit">
      {notices.length > 0 && (
        <ul>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {!person.hasStopped && (
        <p>
          <strong>{formatDollars(amounts.knownBenefit)} a month</strong> for work until{' '}
          {amounts.knownBenefitStop}
        </p>
      )}
      <p>
        <strong>{formatDollars(amounts.benefitIfStopped)} a month</strong>{' '}
        {person.hasStopped ? 'from work so far' : 'for a stop today'}
      </p>
      <p className={caption}>In today’s dollars. Claiming earlier pays less, claiming later more.</p>
      {!person.hasStopped && <StopSentences outcome={outcome} />}
      <div>
        <Button onClick={() => onUse(amounts)}>Use {formatDollars(amounts.knownBenefit)} a month</Button>
      </div>
      <h3>The steps</h3>
      <Steps outcome={outcome} person={person} />
      {outcome.stops.length > 1 && <StopTable outcome={outcome} />}
      <h3>The years</h3>
      <ScrollableTable
        caption="Earnings by year, newest first, and raised to the same wages"
        head={['Year', 'Earnings', 'Indexed', 'Counts']}
        rows={yearRows(outcome.benefit.years)}
      />
    </section>
  );
}

function StopSentences({ outcome }: { outcome: RecordOutcome }) {
  const { amounts, oneMoreYear, lost, fullAge } = outcome;
  const stop = amounts.knownBenefitStop;
  return (
    <p>
      <UnbrokenAmounts
        text={[
          oneMoreYear > 0
            ? `One more year of work after ${stop} adds ${formatDollars(oneMoreYear)} a month.`
            : `One more year of work after ${stop} adds nothing.`,
          lost > 0 &&
            `Stopping at ${stop} instead of ${Math.ceil(fullAge)} takes away ${formatDollars(lost)} a month.`,
        ]
          .filter(Boolean)
          .join(' ')}
      />
    </p>
  );
}

function Steps({ outcome, person }: { outcome: RecordOutcome; person: RecordPerson }) {
  const { benefit, bendPoints, fullAge } = outcome;
  const { averagedYears, indexedTotal, averageIndexedMonthlyEarnings, primaryInsuranceAmount } = benefit;
  const counted = benefit.years.filter(({ isAveraged }) => isAveraged).length;
  const eligibilityYear = person.birthYear + 62;
  const indexingYear = eligibilityYear - 2;
  const isFuture = indexingYear > currentLaw.year - 2;
  const lines = [
    isFuture
      ? 'Each year’s earnings are raised to today’s wages.'
      : `Each year’s earnings are raised to the wages of ${indexingYear}, the year of turning 60.`,
    `The ${averagedYears} highest years add up to ${formatDollars(indexedTotal)}.${counted < averagedYears ? ` Only ${counted} have earnings; the others count as $0.` : ''}`,
    `Divided by ${averagedYears * 12} months, the average is ${formatDollars(averageIndexedMonthlyEarnings)} a month.`,
    benefit.credits < benefit.requiredCredits
      ? `A benefit takes ${benefit.requiredCredits} credits, about ten years of work. The record has ${benefit.credits}, so there is no benefit yet.`
      : `The formula pays ${formulaText(averageIndexedMonthlyEarnings, bendPoints)}. Its bend points are ${formatDollars(bendPoints[0])} and ${formatDollars(bendPoints[1])}.`,
    `${eligibilityYear < currentLaw.year ? 'With the yearly raises since 62, the' : 'The'} primary insurance amount is $${primaryInsuranceAmount.toLocaleString('en-US', { minimumFractionDigits: 2 })}.`,
    `Paid at ${formatFullAge(fullAge)}, in whole dollars: ${formatDollars(benefit.monthlyBenefit)} a month.`,
  ];
  return (
    <ol>
      {lines.map((line) => (
        <li key={line}>
          <UnbrokenAmounts text={line} />
        </li>
      ))}
    </ol>
  );
}

function StopTable({ outcome: { stops, amounts, fullAge } }: { outcome: RecordOutcome }) {
  const difference = (dollars: number) =>
    dollars === 0 ? '–' : `${dollars > 0 ? '+' : '−'}${formatDollars(Math.abs(dollars))}`;
  return (
    <>
      <h3>Other ages to stop</h3>
      <ScrollableTable
        caption={`Monthly benefit at ${formatFullAge(fullAge)} by the age you stop, in today’s dollars`}
        head={['Stop at', 'A month', `Compared with ${amounts.knownBenefitStop}`]}
        rows={stops.map(({ age, monthlyBenefit }) => [
          `${age}`,
          formatDollars(monthlyBenefit),
          difference(monthlyBenefit - amounts.knownBenefit),
        ])}
      />
    </>
  );
}
