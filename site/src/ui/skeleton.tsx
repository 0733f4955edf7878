import * as pageStyles from './page.css.ts';
import * as styles from './skeleton.css.ts';

interface SkeletonProps {
  heights: readonly string[];
  label?: string;
  /** Shows the label, too. */
  visible?: boolean;
}

/** Holds the place of what is being loaded, at its height, and says so once. */
export function Skeleton({ heights, label = 'Loading…', visible = false }: SkeletonProps) {
  return (
    <>
      <p className={visible ? undefined : pageStyles.visuallyHidden} role="status">
        {label}
      </p>
      {heights.map((height, index) => (
        // The blocks never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else to be told apart by
        <div key={index} className={styles.block} style={{ height }} aria-hidden="true" />
      ))}
    </>
  );
}
