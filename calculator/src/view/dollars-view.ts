import type { NumberFormats } from '@whenabouts/core';
import type { ReactNode } from 'react';

/** The dollars that the results are in, today's or future ones, and the amounts in the other ones. */
export interface DollarsView {
  /** Formats for results: they convert future dollars. Inputs keep the formats of the calculator. */
  formats: NumberFormats;
  /** "future dollars" or "today's dollars". */
  name: string;
  /** Names the dollars and adds the other amount: "in future dollars ($484,000 in today's dollars)". */
  describe: (amount: number) => string;
  /** Formats the headline of a card; `formats.dollars` by default. */
  headline?: (amount: number) => string;
  /** A control to choose the dollars, shown above the results. The embed has none. */
  control?: ReactNode;
}
