import { areExamples } from './claims.ts';
import * as styles from './landing-page.css.ts';

/** Marks a claim or a testimonial as an example, until the operator replaces the texts. */
export function ExampleMark({ isShown = areExamples }: { isShown?: boolean }) {
  if (!isShown) return null;
  return <span className={styles.exampleMark}>Example</span>;
}
