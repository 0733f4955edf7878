import { UnbrokenAmounts } from '@whenabouts/calculator/view';
import { formatChance, formatRoughDollars } from '@whenabouts/core';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { affordableSpending, levers, reachesTarget } from './levers.ts';
import * as styles from './outlook-page.css.ts';
import type { OutlookState } from './use-outlook.ts';

type LeverListProps = Pick<OutlookState, 'results' | 'resultsDraft' | 'initialResults' | 'apply' | 'undo'>;

/**
 * The changes that would make the desired retirement age work, each with a button to apply it. Solved after more
 * urgent updates.
 */
export const LeverList = memo(function LeverList({ initialResults, apply, undo, ...latest }: LeverListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useDeferredValue(latest.resultsDraft);
  const answer = useDeferredValue(latest.results);
  const isReached = reachesTarget(answer);
  const options = useMemo(() => {
    if (isReached) return [];
    return answer === initialResults?.results ? initialResults.levers : levers(draft, answer);
  }, [isReached, draft, answer, initialResults]);
  const { inputs, assumptions, isRetired } = answer;
  const target = formatChance(assumptions.targetChance / 100);

  /** Runs the action of a button. The button then disappears, so the focus moves to the heading. */
  function press(action: () => void): void {
    action();
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.section} aria-labelledby="levers">
      <h2 id="levers" ref={heading} tabIndex={-1}>
        What would move it
      </h2>
      {isReached ? (
        <p className={styles.prose}>
          {isRetired ? 'Your plan' : `Stopping at ${inputs.retirementAge}`} reaches your goal of{' '}
          <UnbrokenAmounts text={target} />. You could spend up to{' '}
          <strong>
            <UnbrokenAmounts text={formatRoughDollars(affordableSpending(answer))} />
          </strong>{' '}
          a month in today’s dollars and still reach it.
        </p>
      ) : (
        <>
          <p className={styles.prose}>
            <UnbrokenAmounts
              text={`Any one of these brings ${isRetired ? 'you' : `stopping at ${inputs.retirementAge}`} to ${target}, unless it says otherwise.`}
            />
          </p>
          <ul className={styles.levers}>
            {options.map(({ name, title, text, applied }) => (
              <li key={name} className={styles.lever}>
                <h3 className={styles.leverTitle}>{title}</h3>
                <p>
                  <UnbrokenAmounts text={text} />
                </p>
                {applied && (
                  <Button
                    kind="secondary"
                    aria-label={`Apply: ${title}`}
                    onClick={() => press(() => apply(applied))}
                  >
                    Apply
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {undo && (
        <p className={styles.undo} role="status">
          Applied to your numbers.{' '}
          <Button kind="quiet" onClick={() => press(undo)}>
            Undo
          </Button>
        </p>
      )}
    </section>
  );
});
