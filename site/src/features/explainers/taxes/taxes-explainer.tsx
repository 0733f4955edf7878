import {
  compare,
  type TaxNumbers,
  taxBars,
  taxNotes,
  taxSentence,
  taxTable,
  taxTitle,
  verdict,
} from '@whenabouts/calculator/explainers/taxes-text';
import { ChartFigure } from '@whenabouts/calculator/view';
import {
  contributionTerms,
  formatDollars,
  formatNumber,
  TAX_YEAR,
  TAX_YEAR_DEDUCTION,
  taxFields,
} from '@whenabouts/core';
import { Explainer } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import * as styles from './tax-bars.css.ts';
import { TaxBars } from './tax-bars.tsx';

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
