import { contributionTerms, formatDollars, taxFields } from '@whenabouts/core';
import { type ExplainerContent, labelFields } from './explainer-content.tsx';
import * as styles from './taxes.css.ts';
import { compareTaxes, type TaxNumbers } from './taxes-data.ts';
import { type TaxBar, type TaxMessages, taxBars, taxMessages, taxTable, verdict } from './taxes-text.ts';

const { yearlyContribution, annualReturn, years } = contributionTerms;

/** Compares a traditional account with a Roth account. */
export function taxes(
  numbers: TaxNumbers,
  messages: TaxMessages = taxMessages,
): ExplainerContent<keyof TaxNumbers> {
  const comparison = compareTaxes(numbers);
  const bars = taxBars(comparison, messages.bars);
  const { title, explanation } = verdict(numbers, comparison, messages.verdict);
  const controls = labelFields(taxFields, messages.label);
  return {
    question: messages.question,
    numbers,
    controls: {
      ...controls,
      traditionalShare: { ...controls.traditionalShare, valueText: messages.share },
    },
    sentence: messages.sentence(numbers, comparison),
    figure: {
      title: messages.title(bars),
      description: messages.description(formatDollars(yearlyContribution), annualReturn, years),
      table: taxTable(bars, messages.table),
      children: (
        <>
          <TaxBars bars={bars} aYear={messages.aYear} />
          <div className={styles.verdict}>
            <h3 className={styles.verdictTitle}>{title}</h3>
            <p className={styles.verdictText}>{explanation}</p>
          </div>
        </>
      ),
    },
    notes: messages.notes,
  };
}

export function taxesSummary(numbers: TaxNumbers): string {
  const comparison = compareTaxes(numbers);
  return `${formatDollars(comparison.afterTax)} after tax, in future dollars. ${verdict(numbers, comparison).title}`;
}

/** Bars of the after-tax savings and the tax of each account and of both, on one scale. */
function TaxBars({ bars, aYear }: { bars: readonly TaxBar[] } & Pick<TaxMessages, 'aYear'>) {
  const total = bars.at(-1)?.untaxed || 1;
  return (
    <dl className={styles.bars}>
      {bars.map(({ name, contribution, untaxed, afterTax, explanation }) => (
        <div key={name} className={styles.account}>
          <dt className={styles.accountName}>
            {name}
            {contribution !== undefined && (
              <span className={styles.contribution}> {aYear(formatDollars(contribution))}</span>
            )}
          </dt>
          <dd key={afterTax} className={styles.afterTaxAmount}>
            {formatDollars(afterTax)}
          </dd>
          <dd className={styles.track} aria-hidden="true">
            <span className={styles.afterTaxPart} style={{ width: `${(afterTax / total) * 100}%` }} />
            <span className={styles.taxPart} style={{ width: `${((untaxed - afterTax) / total) * 100}%` }} />
          </dd>
          <dd className={styles.explanation}>{explanation}</dd>
        </div>
      ))}
    </dl>
  );
}
