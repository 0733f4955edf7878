/** Figures of US law with the year they apply to, their source and the date they were last checked. */

export type FigureUnit = 'dollars' | 'percent' | 'age' | 'divisor';

export interface Figure {
  /** Name of the figure as a row of a table. */
  readonly label: string;
  readonly value: number;
  readonly unit: FigureUnit;
}

export interface FactsSource {
  /** The announcement or law itself, with its number; never a report about it. */
  readonly title: string;
  readonly publisher: string;
  readonly href?: string;
}

export interface Facts<Name extends string = string> {
  /** Calendar or tax year of the figures; null for law that holds until Congress changes it. */
  readonly year: number | null;
  readonly figures: Readonly<Record<Name, Figure>>;
  readonly sources: readonly FactsSource[];
  /** Date of the last comparison with the sources, as YYYY-MM-DD. */
  readonly lastChecked: string;
}

export interface FactsTopic {
  /** Anchor on the page that lists the facts. */
  readonly id: string;
  readonly title: string;
  /** By whom and when the figures of the next year are announced; null if nobody announces new ones. */
  readonly announced: string | null;
  /** A limit of what the figures say. */
  readonly note?: string;
  /** Kept although its year is past, because the product describes that year on purpose. */
  readonly historic?: true;
  /** Facts of one or more years with the same figure names, oldest first. */
  readonly years: readonly Facts[];
}

/** A figure as text: "$24,500", "$202.90", "2.8%", "26.5". Cents appear only if there are any. */
export function formatFigure({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  const decimals = Number.isInteger(value) ? 0 : unit === 'dollars' ? 2 : 1;
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
  if (unit === 'dollars') return `$${text}`;
  return unit === 'percent' ? `${text}%` : text;
}

export interface PastFacts {
  readonly topic: string;
  readonly year: number;
  readonly announced: string;
}

/** Lists the topics whose newest figures are older than `year`. Historic topics are left out. */
export function pastFacts(topics: readonly FactsTopic[], year: number): PastFacts[] {
  return topics.flatMap(({ title, announced, historic, years }) => {
    const newest = Math.max(...years.map((facts) => facts.year ?? year));
    return historic || announced === null || newest >= year
      ? []
      : [{ topic: title, year: newest, announced }];
  });
}

export const dollars = (label: string, value: number): Figure => ({ label, value, unit: 'dollars' });
export const percent = (label: string, value: number): Figure => ({ label, value, unit: 'percent' });
export const age = (label: string, value: number): Figure => ({ label, value, unit: 'age' });
