/** Figures of US law with the year they apply to, their source and the date they were last checked. */

/** The unit of a figure; a divisor divides a balance to get a distribution. */
export type FigureUnit = 'dollars' | 'percent' | 'age' | 'divisor';

export interface Figure {
  /** Name of the figure as a row of a table. */
  readonly label: string;
  readonly value: number;
  readonly unit: FigureUnit;
}

/** The announcement or law that a figure comes from. */
export interface FactsSource {
  /** The announcement or law itself with its number, never a report about it. */
  readonly title: string;
  readonly publisher: string;
  readonly href?: string;
}

/** The figures of one topic and year, with their sources. */
export interface Facts<Name extends string = string> {
  /** Calendar or tax year of the figures; null for law that holds until Congress changes it. */
  readonly year: number | null;
  readonly figures: Readonly<Record<Name, Figure>>;
  readonly sources: readonly FactsSource[];
  /**
   * True if the figures were read in a copy of the announcement, not in the announcement itself. Pages show them with
   * `UNCONFIRMED`, and no calculation uses them. Figures of the other years may be missing.
   */
  readonly unconfirmed?: true;
  /** Date of the last comparison with the sources, as YYYY-MM-DD. */
  readonly lastChecked: string;
}

export interface FactsTopic {
  /** Anchor on the page that lists the facts. */
  readonly id: string;
  readonly title: string;
  /** A sentence with the publisher and time of the next year's figures; null if no new figures will be announced. */
  readonly announced: string | null;
  /** A limit of the figures. */
  readonly note?: string;
  /** True if the product describes a past year on purpose. */
  readonly historic?: true;
  /** Facts of one or more years with the same figure names, oldest first. Only an unconfirmed year may lack figures. */
  readonly years: readonly Facts[];
}

export const UNCONFIRMED = 'from a copy of the announcement; not yet confirmed';

type Quantity = Pick<Figure, 'value' | 'unit'>;

function countDecimals({ value, unit }: Quantity): number {
  if (Number.isInteger(value)) return 0;
  return unit === 'dollars' ? 2 : 1;
}

/**
 * Formats a figure: "$24,500", "$202.90", "2.8%", "26.5". Without a number of decimals, cents appear only if
 * there are any.
 */
export function formatFigure({ value, unit }: Quantity, decimals = countDecimals({ value, unit })): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  // Not linear: a number has few digits.
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
  if (unit === 'dollars') return `$${text}`;
  return unit === 'percent' ? `${text}%` : text;
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
    Object.entries(figures).map(([name, figure]) => [name, formatFigure(figure, decimals(figure))]),
  );
}

/** A topic whose newest figures are of a past year. */
export interface PastFacts {
  readonly topic: string;
  readonly year: number;
  readonly announced: string;
}

/** Lists the topics whose newest confirmed figures are older than `year`. Historic topics are left out. */
export function pastFacts(topics: readonly FactsTopic[], year: number): PastFacts[] {
  return topics.flatMap(({ title, announced, historic, years }) => {
    const confirmed = years.filter(({ unconfirmed }) => !unconfirmed);
    const newest = Math.max(...confirmed.map((facts) => facts.year ?? year));
    return historic || announced === null || newest >= year
      ? []
      : [{ topic: title, year: newest, announced }];
  });
}

export const dollars = (label: string, value: number): Figure => ({ label, value, unit: 'dollars' });
export const percent = (label: string, value: number): Figure => ({ label, value, unit: 'percent' });
export const age = (label: string, value: number): Figure => ({ label, value, unit: 'age' });
