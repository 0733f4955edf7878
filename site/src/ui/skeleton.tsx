import * as page from './page.css.ts';

interface SkeletonProps {
  heights: readonly string[];
  label?: string;
  /** Shows the label to everyone. By default, it is for screen readers only. */
  visible?: boolean;
}

/** Placeholder blocks of given heights while content is loading. */
export function Skeleton({ heights, label = 'Loading…', visible = false }: SkeletonProps) {
  return (
    <>
      <p className={visible ? undefined : page.visuallyHidden} role="status">
        {label}
      </p>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are never reordered
        <div key={index} className={page.skeletonBlock} style={{ height }} aria-hidden="true" />
      ))}
    </>
  );
}
