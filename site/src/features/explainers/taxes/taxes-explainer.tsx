import { contributionTerms, formatDollars, formatNumber, TAX_YEAR, taxFields } from '@whenabouts/core';
import { ChartFigure } from '@whenabouts/widget/view';
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
      calculatorNumbers="your income"
      state={state}
      numbers={numbers}
      controls={controls}
      sentence={taxSentence(numbers, comparison)}
      summary={`${formatDollars(comparison.afterTax)} after tax. ${title}`}
      chart={
        <ChartFigure
          title={taxTitle(bars)}
          description={`Striped: what tax takes, including the growth you lose on it. ${formatDollars(contributionTerms.yearlyContribution)} of income a year, at ${contributionTerms.annualReturn}% for ${contributionTerms.years} years.`}
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
        Rates come from the {TAX_YEAR} federal brackets for a single filer. They apply to taxable income,
        which is what is left after deductions. Each part is taxed entirely at the rate of your last dollar.
      </p>
      <p>
        Both accounts cost you the same income before tax, so less reaches the Roth after today&rsquo;s tax.
        State taxes, an employer&rsquo;s match and the limits on contributions are left out.
      </p>
    </Explainer>
  );
}
