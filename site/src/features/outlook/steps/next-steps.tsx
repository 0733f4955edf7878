import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { whenIdle } from '../../../when-idle.ts';
import { loadStepList } from '../included/load-controls.ts';
import type { OutlookState } from '../use-outlook.ts';
import * as styles from './next-steps.css.ts';

export const nextStepsId = 'next-steps';

const IDLE_TIMEOUT_MS = 2_000;

const StepList = lazyWithRetry(
  async () => (await loadStepList()).StepList,
  'Your next steps could not be loaded.',
);

/** The first three steps that would change the plan, or make it more certain. Loaded and solved once the page is idle. */
export function NextSteps({ state }: { state: OutlookState }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), IDLE_TIMEOUT_MS), []);
  const placeholder = <Skeleton heights={styles.placeholderHeights} label="Looking for your next steps…" />;
  return (
    <section className={styles.section} aria-labelledby={nextStepsId}>
      <h2 id={nextStepsId} tabIndex={-1}>
        Your next three steps
      </h2>
      {isIdle ? (
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
