import type { Exclusion } from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as styles from '../household/household.css.ts';
import { cashFlowId } from '../household/household-phrases.ts';
import type { Outcomes } from './alternatives.ts';
import { outcomeChange } from './outcome.ts';

/** Id of the heading, which takes the focus when a removed item is not in the list. */
export const leavesOutId = 'leaves-out';

/** Returns the id of the button that includes an item. */
export function includeButtonId(id: string): string {
  return `include-${id}`;
}

interface LeavesOutProps {
  exclusions: readonly Exclusion[];
  outcomes: Outcomes | null;
  /** True if the outcomes belong to an earlier draft. */
  isStale: boolean;
  onInclude: (exclusion: Exclusion) => void;
  /** Adds a partner; null if the plan has one already. */
  onAddPartner: (() => void) | null;
  /** Opens the list of cash flows; null if the plan has some already. */
  onAddCashFlow: (() => void) | null;
  /** Further rows. */
  children: ReactNode;
}

/** Lists what the answer leaves out, each with the outcome with it. */
export function LeavesOut(props: LeavesOutProps) {
  const { exclusions, outcomes, isStale, onInclude, onAddPartner, onAddCashFlow, children } = props;
  return (
    <section className={styles.leavesOut} aria-labelledby={leavesOutId}>
      <h2 id={leavesOutId} tabIndex={-1} className={styles.title}>
        What this leaves out
      </h2>
      <ul className={styles.items} aria-busy={isStale}>
        {exclusions.map((exclusion) => (
          <li key={exclusion.id} className={styles.item}>
            <p>
              <UnbrokenAmounts text={exclusion.condition} />
              {': '}
              <OutcomeWith id={exclusion.id} outcomes={outcomes} isStale={isStale} />
            </p>
            <Button
              kind="quiet"
              id={includeButtonId(exclusion.id)}
              aria-label={`Include it: ${exclusion.name}`}
              onClick={() => onInclude(exclusion)}
            >
              Include it
            </Button>
          </li>
        ))}
        {onAddPartner && (
          <li className={styles.item}>
            <p>Have a partner? Add their age and income.</p>
            <Button kind="quiet" id={includeButtonId('partner')} onClick={onAddPartner}>
              Add partner
            </Button>
          </li>
        )}
        {onAddCashFlow && (
          <li className={styles.item}>
            <p>A pension or an inheritance?</p>
            <Button kind="quiet" id={includeButtonId(cashFlowId(0))} onClick={onAddCashFlow}>
              Add income or cost
            </Button>
          </li>
        )}
        {children}
      </ul>
    </section>
  );
}

interface OutcomeWithProps extends Pick<LeavesOutProps, 'outcomes' | 'isStale'> {
  id: string;
}

/** Shows what including an item changes: "72 instead of 69." */
function OutcomeWith({ id, outcomes, isStale }: OutcomeWithProps) {
  const outcome = outcomes?.alternatives[id];
  const [emphasized, rest] = outcome ? outcomeChange(outcome, outcomes.current) : ['…', ''];
  return (
    <span className={styles.outcome} data-stale={isStale}>
      <strong>{emphasized}</strong>
      {rest}.
    </span>
  );
}
