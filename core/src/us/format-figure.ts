import { groupDigits } from '../format.ts';
import type { Facts, Figure } from './facts/facts.ts';

type Quantity = Pick<Figure, 'value' | 'unit'>;

/** Returns the number of decimals that a figure is shown with: cents if there are any, and at most one for other units. */
function countDecimals({ value, unit }: Quantity): number {
  if (Number.isInteger(value)) return 0;
  return unit === 'dollars' ? 2 : 1;
}

/** Formats a figure: "$24,500", "$202.90", "2.8%", "26.5". */
export function formatFigure(figure: Quantity): string {
  return formatDecimals(figure, countDecimals(figure));
}

/** Formats figures for a column of a table: dollars with cents only if there are any, other units with equal decimals. */
export function formatColumn(figures: Facts['figures']): Record<string, string> {
  const decimals = (figure: Figure) =>
    figure.unit === 'dollars'
      ? countDecimals(figure)
      : Math.max(
          ...Object.values(figures).map((other) => (other.unit === figure.unit ? countDecimals(other) : 0)),
        );
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, formatDecimals(figure, decimals(figure))]),
  );
}

function formatDecimals({ value, unit }: Quantity, decimals: number): string {
  const text = groupDigits(value.toFixed(decimals));
  if (unit === 'dollars') return `$${text}`;
  return unit === 'percent' ? `${text}%` : text;
}
