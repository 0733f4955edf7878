import { UnbrokenAmounts } from '@whenabouts/view';
import { useState } from 'react';
import * as styles from './charts.css.ts';

/** Explains how to read the charts whose numbers follow the pointer. */
export const READING_HINT = 'Tap or point at a chart, or use its arrow keys, to read another age.';

/**
 * Holds the age whose numbers a chart shows as text.
 *
 * @param first The age that is shown until the visitor points at another one; the last age by default.
 */
export function useReading(min: number, max: number, first = max) {
  const [chosen, setChosen] = useState<number>();
  const [isReading, setReading] = useState(false);
  const age = Math.min(Math.max(chosen ?? first, min), max);
  return {
    /** The age whose numbers are shown: the last one that the visitor pointed at, or else `first`. */
    age,
    /** The age that the visitor points at; null if none. */
    cursor: isReading ? age : null,
    reader: {
      min,
      max,
      value: age,
      onChange: (next: number) => {
        setChosen(next);
        setReading(true);
      },
      onLeave: () => setReading(false),
    },
  };
}

interface ReadingProps {
  ages: readonly number[];
  age: number;
  /** Describes an age: a sentence without a period. */
  textAt: (age: number) => string;
}

/** The amounts at an age of a chart. As high as the longest of its sentences, so that nothing below it moves. */
export function Reading({ ages, age, textAt }: ReadingProps) {
  const longest = ages.map(textAt).reduce((one, other) => (other.length > one.length ? other : one), '');
  return (
    <div className={styles.reading}>
      <p className={styles.longestReading} aria-hidden>
        <UnbrokenAmounts text={`${longest}.`} />
      </p>
      <p>
        <UnbrokenAmounts text={`${textAt(age)}.`} />
      </p>
    </div>
  );
}
