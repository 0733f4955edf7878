/** Published figures of a law or a survey, with the year they apply to, their source and the date they were last checked. */

/** The unit of a figure; a divisor divides a balance to get a distribution. */
export type FigureUnit = 'dollars' | 'percent' | 'age' | 'divisor';

export interface Figure {
  /** Name of the figure as a row of a table. */
  readonly label: string;
  readonly value: number;
  readonly unit: FigureUnit;
}

/** The announcement, law or survey that a figure comes from. */
export interface FactsSource {
  /** Its title with its number; not that of a report about it. */
  readonly title: string;
  readonly publisher: string;
  readonly href?: string;
}

export const IRS = 'Internal Revenue Service';
export const CONGRESS = 'United States Congress';

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
