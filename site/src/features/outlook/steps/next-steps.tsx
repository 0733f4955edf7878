import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { loadStepList } from '../included/load-controls.ts';
import type { OutlookState } from '../use-outlook.ts';
import * as styles from './next-steps.css.ts';

export const nextStepsId = 'next-steps';

/** One screen above and below the window. */
const NEAR = '100% 0%';

const StepList = lazyWithRetry(
  async () => (await loadStepList()).StepList,
  'Your next steps could not be loaded.',
);

/**
 * The first three steps that would change the plan, or make it more certain. Solved once the visitor scrolls close to them,
 * because it takes a slow phone seconds.
 */
export function NextSteps({ state }: { state: OutlookState }) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !section.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [isNear]);
  const placeholder = <Skeleton heights={styles.placeholderHeights} label="Looking for your next steps…" />;
  return (
    <section ref={section} className={styles.section} aria-labelledby={nextStepsId}>
      <h2 id={nextStepsId} tabIndex={-1}>
        Your next steps
      </h2>
      {isNear ? (
        <Suspense fallback={placeholder}>
          <StepList
            results={state.results}
            doneSteps={state.draft.doneSteps}
            onDone={state.setStepDone}
            placeholder={placeholder}
          />
        </Suspense>
      ) : (
        placeholder
      )}
    </section>
  );
}
