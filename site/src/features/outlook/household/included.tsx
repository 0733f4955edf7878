import { UnbrokenAmounts } from '@whenabouts/calculator/view';
import { Button } from '../../../ui/button.tsx';
import type { OutlookState } from '../use-outlook.ts';
import type { Outcomes } from './alternatives.ts';
import * as styles from './household.css.ts';
import type { Inclusion } from './inclusions.ts';
import { outcomeText } from './outcome.ts';
import { SpendingCutSentence } from './spending-cut-sentence.tsx';
import { taxSentences } from './tax-text.ts';

/** Returns the id of the button that removes an inclusion. */
export function removeButtonId(id: string): string {
  return `remove-${id}`;
}

interface IncludedProps {
  state: OutlookState;
  inclusions: readonly Inclusion[];
  outcomes: Outcomes | null;
  /** True if the outcomes belong to an earlier draft. */
  isStale: boolean;
  onRemove: (inclusion: Inclusion) => void;
}

/** Lists what the answer includes, each with the outcome without it. */
export function Included({ state, inclusions, outcomes, isStale, onRemove }: IncludedProps) {
  if (inclusions.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="included">
      <p id="included">This answer includes:</p>
      <ul className={styles.items} aria-busy={isStale}>
        {inclusions.map((inclusion) => {
          const without = outcomes?.alternatives[inclusion.id];
          return (
            <li key={inclusion.id} className={styles.item}>
              <div>
                {inclusion.id === 'spending-cut' ? (
                  <SpendingCutSentence state={state} outcomes={outcomes} isStale={isStale} />
                ) : (
                  <p>
                    <UnbrokenAmounts text={inclusion.phrase} />
                    {'. '}
                    <span className={styles.outcome} data-stale={isStale}>
                      Without it: {without ? outcomeText(without) : '…'}
                    </span>{' '}
                    {inclusion.controlsId && <a href={`#${inclusion.controlsId}`}>Change</a>}
                  </p>
                )}
                {inclusion.id === 'income-tax' && (
                  <p>
                    <UnbrokenAmounts text={taxSentences(state.answer)} />
                  </p>
                )}
              </div>
              <Button
                kind="quiet"
                id={removeButtonId(inclusion.id)}
                aria-label={`Remove ${inclusion.phrase}`}
                onClick={() => onRemove(inclusion)}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
