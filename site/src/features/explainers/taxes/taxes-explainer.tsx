import { contributionTerms, formatDollars, formatNumber, TAX_YEAR, taxFields } from '@whenabouts/core';
import { ChartFigure } from '../../../ui/chart-figure.tsx';
import { Explainer } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import * as styles from './tax-bars.css.ts';
import { TaxBars } from './tax-bars.tsx';
import { compare, type TaxNumbers, taxBars, taxSentence, taxTable, taxTitle, verdict } from './taxes-text.ts';

const controls = {
  ...taxFields,
  traditionalShare: {
    ...taxFields.traditionalShare,
    say: (share: number) =>
      `${formatNumber(share)} percent traditional, ${formatNumber(100 - share)} percent Roth`,
  },
};

export function TaxesExplainer({ state }: { state: ExplainerState<keyof TaxNumbers> }) {
  const { numbers } = state;
  const comparison = compare(numbers);
  const bars = taxBars(comparison);
  const { title, explanation } = verdict(numbers, comparison);
  return (
    <Explainer
      question="Pay the tax now, or later?"
      ownNumbers="your income"
      state={state}
      numbers={numbers}
      controls={controls}
      sentence={taxSentence(numbers, comparison)}
      glance={`${formatDollars(comparison.afterTax)} after tax. ${title}`}
      chart={
        <ChartFigure
          title={taxTitle(bars)}
          description={`Striped: what tax takes, with what it would have grown to. ${formatDollars(contributionTerms.yearlyContribution)} of income a year, at ${contributionTerms.annualReturn}% for ${contributionTerms.years} years.`}
          table={taxTable(bars)}
        >
          <TaxBars bars={bars} />
          <div className={styles.verdict}>
            <h3>{title}</h3>
            <p>{explanation}</p>
          </div>
        </ChartFigure>
      }
    >
      <p>
        Rates are those of the federal brackets of {TAX_YEAR} for a single filer, on taxable income: what is
        left after deductions. All of a part is taxed at the rate of the last dollar.
      </p>
      <p>
        Both accounts give up the same income, so what reaches the Roth is smaller by today&rsquo;s tax. State
        taxes, an employer&rsquo;s match and the limits on contributions are left out.
      </p>
    </Explainer>
  );
}
