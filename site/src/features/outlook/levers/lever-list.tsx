import {
  affordableSpending,
  formatDollars,
  formatTargetInProse,
  levers,
  reachesTarget,
} from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import * as textStyles from '../outlook-text.css.ts';
import { siteSimulator } from '../site-simulator.ts';
import type { OutlookState } from '../use-outlook.ts';
import * as styles from './levers.css.ts';

export const leversId = 'levers';

type LeverListProps = Pick<OutlookState, 'results' | 'resultsDraft' | 'initialResults' | 'replace' | 'undo'>;

/**
 * The changes that would make the desired retirement age work, each with a button to apply it. Solved after more
 * urgent updates.
 */
export const LeverList = memo(function LeverList({
  initialResults,
  replace,
  undo,
  ...latest
}: LeverListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPrinting = useIsPrinting();
  const deferredDraft = useDeferredValue(latest.resultsDraft);
  const deferredResults = useDeferredValue(latest.results);
  const draft = isPrinting ? latest.resultsDraft : deferredDraft;
  const answer = isPrinting ? latest.results : deferredResults;
  const isReached = reachesTarget(answer);
  const options = useMemo(() => {
    if (isReached) return [];
    return answer === initialResults?.results
      ? initialResults.levers
      : levers(draft, answer, siteSimulator());
  }, [isReached, draft, answer, initialResults]);
  const { inputs, assumptions, isRetired } = answer;
  const target = formatTargetInProse(assumptions.targetChance);
  const enough = options.filter((lever) => lever.isEnough);
  const affordable = useMemo(
    () => (isReached ? affordableSpending(answer, siteSimulator()) : null),
    [isReached, answer],
  );
  const [change, setChange] = useState('');

  /** Runs the action of a button. The button then disappears, so the focus moves to the heading. */
  function press(action: () => void, changeMade = ''): void {
    action();
    setChange(changeMade);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.section} aria-labelledby={leversId}>
      <h2 id={leversId} ref={heading} tabIndex={-1}>
        What would change it
      </h2>
      {isReached && (
        <p className={textStyles.prose}>
          {isRetired ? 'Your plan' : `Stopping at ${inputs.retirementAge}`} reaches your goal of{' '}
          <UnbrokenAmounts text={target} /> futures.{' '}
          {affordable === null ? (
            'There is no room to spend more.'
          ) : (
            <>
              You could spend up to <strong>{formatDollars(affordable)}</strong> a month in today’s dollars
              and still reach it.
            </>
          )}
        </p>
      )}
      {enough.length > 0 && (
        <>
          <p className={textStyles.prose}>
            <UnbrokenAmounts text={`Each of these alone reaches your goal of ${target} futures.`} />
          </p>
          <ul className={styles.levers}>
            {enough.map(({ name, title, change, effect, applied }) => (
              <li key={name} className={styles.lever}>
                <h3 className={styles.leverTitle}>{title}</h3>
                <p>
                  <UnbrokenAmounts text={change + effect} />
                </p>
                <Button
                  kind="secondary"
                  aria-label={`Apply: ${title}`}
                  onClick={() => press(() => replace(applied, change), change)}
                >
                  Apply
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {options
        .filter((lever) => !lever.isEnough)
        .map(({ name, text }) => (
          <p key={name} className={textStyles.note}>
            <UnbrokenAmounts text={text} />
          </p>
        ))}
      <div role="status">
        {undo?.text === change && (
          <p className={styles.undo}>
            <span>
              Applied: <UnbrokenAmounts text={change} />.
            </span>
            <Button kind="quiet" onClick={() => press(undo.restore)}>
              Undo
            </Button>
          </p>
        )}
      </div>
    </section>
  );
});
