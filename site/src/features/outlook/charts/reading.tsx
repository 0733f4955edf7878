import { UnbrokenAmounts } from '@whenabouts/calculator/view';
import * as styles from './charts.css.ts';

interface ReadingProps {
  ages: readonly number[];
  /** The age that is read. */
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
