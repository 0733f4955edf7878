import type { ReactNode } from 'react';
import { title as figureTitle } from '../../../ui/figure.css.ts';
import { FigureNumbers, type FigureTable } from '../../../ui/figure.tsx';
import * as styles from './guide-figure.css.ts';

export interface GuideFigureProps {
  /** What is to be seen in it, as a sentence. */
  title: string;
  /** How it was made, and what it does not show. */
  words: ReactNode;
  /** The drawing; nothing in it may be said by it alone. */
  children: ReactNode;
  /** The numbers that were drawn. */
  table?: FigureTable;
}

/** A drawing with its title above, its words below, and its numbers for those who want them. */
export function GuideFigure({ title, words, children, table }: GuideFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={figureTitle}>{title}</figcaption>
      {children}
      <p className={styles.words}>{words}</p>
      {table && <FigureNumbers {...table} />}
    </figure>
  );
}
