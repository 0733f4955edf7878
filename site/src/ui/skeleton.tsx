import type { ReactNode } from 'react';
import { ErrorNotice } from './notice.tsx';
import * as page from './page.css.ts';

interface SkeletonProps {
  heights: readonly string[];
  label?: string;
  /** Shows the label to everyone. By default, it is for screen readers only. */
  isVisible?: boolean;
}

/** Placeholder blocks of given heights while content is loading. */
export function Skeleton({ heights, label = 'Loading…', isVisible = false }: SkeletonProps) {
  return (
    <>
      <p className={isVisible ? undefined : page.visuallyHidden} role="status">
        {label}
      </p>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are never reordered
        <div key={index} className={page.skeletonBlock} style={{ height }} aria-hidden="true" />
      ))}
    </>
  );
}

interface LoadedProps<T> extends SkeletonProps {
  response: { data?: T | undefined; error?: unknown; mutate: () => Promise<unknown> };
  /** Title of the error. */
  failure: string;
  children: (data: T) => ReactNode;
}

/** Renders data, or in its place a skeleton while it is loading and an error with a retry if that failed. */
export function Loaded<T>({ response, failure, children, ...skeleton }: LoadedProps<T>) {
  const { data, error, mutate } = response;
  if (data !== undefined) return children(data);
  if (error === undefined) return <Skeleton {...skeleton} />;
  return <ErrorNotice title={failure} onRetry={() => void mutate()} />;
}
