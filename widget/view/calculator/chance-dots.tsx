import { chanceDots } from '@whenabouts/core';
import * as styles from './answer-strip.css.ts';

const indexes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const DOTS = indexes.length;
/** Distance between the centers of two dots, in units of the SVG. */
const STEP = 12;
const RADIUS = 4.5;

/**
 * Ten futures as dots, with as many filled as the words of the chance say. Use it next to those words, because
 * screen readers skip the dots.
 *
 * @param chance 0 to 1.
 */
export function ChanceDots({ chance }: { chance: number }) {
  const filledDots = chanceDots(chance);
  return (
    <svg className={styles.dots} viewBox={`0 0 ${DOTS * STEP} ${STEP}`} aria-hidden>
      {indexes.map((index) => (
        <circle
          key={index}
          cx={(index + 0.5) * STEP}
          cy={STEP / 2}
          r={RADIUS}
          className={index < filledDots ? styles.filledDot : styles.hollowDot}
        />
      ))}
    </svg>
  );
}
