import { capitalize } from '@whenabouts/view/sentence';
import { Button } from '../../../ui/button.tsx';
import * as styles from '../household/household.css.ts';
import type { Outcomes } from '../included/alternatives.ts';
import { outcomeChange } from '../included/outcome.ts';

interface CashFlowOutcomeProps {
  /** The cash flow's id in `outcomes.alternatives`. */
  id: string;
  name: string;
  /** In dollars. The outcome of 0 is not shown. */
  amount: number;
  /** The change that has this outcome, such as "Your mortgage ends at 67"; missing if the name is next to it. */
  change?: string;
  outcomes: Outcomes | null;
  /** True if the outcomes belong to earlier numbers. */
  isStale: boolean;
  onRemove: () => void;
}

/** The change that a cash flow makes to the answer, "66 instead of 69.", and the button that removes the cash flow. */
export function CashFlowOutcome({
  id,
  name,
  amount,
  change,
  outcomes,
  isStale,
  onRemove,
}: CashFlowOutcomeProps) {
  const without = outcomes?.alternatives[id];
  const [outcome, rest] = without ? outcomeChange(outcomes.current, without) : ['…', ''];
  return (
    <div className={styles.cashFlowOutcome}>
      <p className={styles.outcome} data-stale={isStale}>
        {amount > 0 && (
          <>
            {change && `${change}: `}
            <strong>{change ? outcome : capitalize(outcome)}</strong>
            {without && `${rest}.`}
          </>
        )}
      </p>
      <Button kind="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
