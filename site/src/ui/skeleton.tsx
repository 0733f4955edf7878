import * as pageStyles from './page.css.ts';
import * as styles from './skeleton.css.ts';

/** Holds the place of what is being loaded, at its height, and says so once. */
export function Skeleton({ heights, label = 'Loading…' }: { heights: readonly string[]; label?: string }) {
  return (
    <>
      <p className={pageStyles.heard} role="status">
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
