import {
  contributionTerms,
  formatDollars,
  formatNumber,
  TAX_YEAR,
  TAX_YEAR_DEDUCTION,
  taxFields,
} from '@whenabouts/core';
import { ChartFigure } from '@whenabouts/view';
import {
  compare,
  type TaxBar,
  type TaxNumbers,
  taxBars,
  taxNotes,
  taxSentence,
  taxTable,
  taxTitle,
  verdict,
} from '@whenabouts/view/explainers/taxes-text';
import { Explainer } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import * as styles from './tax-bars.css.ts';

const controls = {
  ...taxFields,
  traditionalShare: {
    ...taxFields.traditionalShare,
    valueText: (share: number) =>
      `${formatNumber(share)} percent traditional, ${formatNumber(100 - share)} percent Roth`,
  },
};

/** Compares a traditional account with a Roth account. */
export function TaxesExplainer({ state }: { state: ExplainerState<keyof TaxNumbers> }) {
  const { numbers } = state;
  const comparison = compare(numbers);
  const bars = taxBars(comparison);
  const { title, explanation } = verdict(numbers, comparison);
  return (
    <Explainer
      question="Pay the tax now, or later?"
      calculatorNumbers={`your income less the ${TAX_YEAR} standard deduction of ${formatDollars(TAX_YEAR_DEDUCTION)}`}
      state={state}
      numbers={numbers}
      controls={controls}
      sentence={taxSentence(numbers, comparison)}
      summary={`${formatDollars(comparison.afterTax)} after tax, in future dollars. ${title}`}
      chart={
        <ChartFigure
          title={taxTitle(bars)}
          description={`The striped part goes to tax, including the growth that money would have earned. ${formatDollars(contributionTerms.yearlyContribution)} of income a year, at ${contributionTerms.annualReturn}% for ${contributionTerms.years} years.`}
          table={taxTable(bars)}
        >
          <TaxBars bars={bars} />
          <div className={styles.verdict}>
            <h3>{title}</h3>
            <p>{explanation}</p>
          </div>
        </ChartFigure>
      }
      notes={taxNotes}
    />
  );
}

/** Bars of the after-tax savings and the tax of each account and of both, on one scale. */
function TaxBars({ bars }: { bars: readonly TaxBar[] }) {
  const total = bars.at(-1)?.untaxed || 1;
  return (
    <dl className={styles.bars}>
      {bars.map(({ name, contribution, untaxed, afterTax, explanation }) => (
        <div key={name} className={styles.account}>
          <dt className={styles.accountName}>
            {name}
            {contribution !== undefined && (
              <span className={styles.contribution}> {formatDollars(contribution)} a year</span>
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
