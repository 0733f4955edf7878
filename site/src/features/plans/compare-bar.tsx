import { Button } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import * as styles from './compare-plans.css.ts';

interface CompareBarProps {
  /** The number of what is selected. */
  count: number;
  /** The kind of rows: up to three plans, or two records of a plan. */
  things: 'plans' | 'records';
  isComparing: boolean;
  onCompare: () => void;
  onClear: () => void;
}

/** Says how many plans or records are selected, and opens their comparison. Stays in view while the list scrolls, until they are compared. */
export function CompareBar({ count, things, isComparing, onCompare, onClear }: CompareBarProps) {
  return (
    <div className={count > 0 && !isComparing ? styles.stickySelectionBar : styles.selectionBar}>
      <p role="status">{selectionTexts[things][count]}</p>
      {count > 0 && (
        <div className={page.row}>
          {count > 1 && !isComparing && (
            <Button onClick={onCompare}>
              Compare {count} {things}
            </Button>
          )}
          <Button kind="quiet" onClick={onClear}>
            Clear<span className={page.visuallyHidden}> the selection</span>
          </Button>
        </div>
      )}
    </div>
  );
}

/** The texts by the number of what is selected. */
const selectionTexts = {
  plans: [
    'Select two or three plans to compare them.',
    '1 plan selected. Select one or two more.',
    '2 plans selected.',
    '3 plans selected, the most that can be compared.',
  ],
  records: [
    'Select two records to compare them.',
    '1 record selected. Select one more.',
    '2 records selected, the most that can be compared.',
  ],
} as const;
