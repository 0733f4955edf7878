import { type Income, incomeSources } from './income-data.ts';

/** Stacks the sources for the chart: returns one layer per source, with its bottom and top in every year. */
export function stackIncome(income: Income) {
  let bottom: readonly number[] = income.benefit.map(() => 0);
  return incomeSources.map((source) => {
    const layer = { source, bottom, top: bottom.map((level, year) => level + (income[source][year] ?? 0)) };
    bottom = layer.top;
    return layer;
  });
}

/** Returns the indexes of the amounts above zero, grouped into runs of consecutive years. */
export function spansAboveZero(amounts: readonly number[]): number[][] {
  const spans: number[][] = [];
  for (const [year, amount] of amounts.entries()) {
    if (amount <= 0) continue;
    const span = spans.at(-1);
    if (span?.at(-1) === year - 1) span.push(year);
    else spans.push([year]);
  }
  return spans;
}
