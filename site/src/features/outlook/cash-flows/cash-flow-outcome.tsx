import { householdFields } from '@whenabouts/core';
import { Button } from '../../../ui/button.tsx';
import * as styles from '../household/household.css.ts';
import type { Outcomes } from '../included/alternatives.ts';
import { outcomeChange } from '../included/outcome.ts';
import * as textStyles from '../outlook-text.css.ts';

interface CashFlowOutcomeProps {
  /** The id of the inclusion, such as that of a cash flow. */
  id: string;
  name: string;
  /** The change that has this outcome, such as "Your mortgage ends at 67"; missing if the name is next to it. */
  change?: string;
  outcomes: Outcomes | null;
  /** True if the outcomes belong to earlier numbers. */
  isStale: boolean;
  onRemove: () => void;
}

/** The change that a cash flow makes to the answer, "66 instead of 69.", and the button that removes the cash flow. */
export function CashFlowOutcome({ id, name, change, outcomes, isStale, onRemove }: CashFlowOutcomeProps) {
  const without = outcomes?.alternatives[id];
  const [outcome, rest] = without ? outcomeChange(outcomes.current, without) : ['…', ''];
  return (
    <div className={styles.cashFlowOutcome}>
      <p className={styles.outcome} data-stale={isStale}>
        {change && `${change}: `}
        <strong>{change ? outcome : outcome.replace(/^s/, 'S')}</strong>
        {without && `${rest}.`}
      </p>
      <Button kind="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

/** Says why no more cash flows can be added. */
export function FullListNotice({ isFull }: { isFull: boolean }) {
  return (
    <p className={textStyles.note} role="status" hidden={!isFull}>
      {isFull &&
        `A plan has at most ${householdFields.cashFlows.maxCount} of these. Remove one to add another.`}
    </p>
  );
}
