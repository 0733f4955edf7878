/** A change of the product that others rely on: a correction of an answer, or a version of the embed. */
interface Change {
  /** Permanent. Feed readers show an entry once. */
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly title: string;
  readonly text: string;
  /** The page about it. */
  readonly path: string;
}

/** Corrections and versions of the embed, newest first. Add a line for each. The figures of law are in core. */
export const changes: readonly Change[] = [
  {
    id: 'correction-last-year-of-pay',
    date: '2026-11-29',
    title: 'Correction: the last year of pay of someone who dies while working',
    text: 'The answer for a couple counts the pay of the year before a death. It left it out before.',
    path: '/how-we-calculate',
  },
  {
    id: 'correction-partner-income-ages',
    date: '2026-11-29',
    title: 'Correction: a partner’s pension starts at the partner’s age',
    text: 'The income of a partner can start and end at the partner’s ages. It used those of the other person before.',
    path: '/how-we-calculate',
  },
  {
    id: 'embed-1.0.0',
    date: '2026-11-26',
    title: 'Embed 1.0.0',
    text: 'The file of this version never changes. Pages that load /widget/v1.js have it already.',
    path: '/embed',
  },
];
