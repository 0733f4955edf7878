import { Button } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import * as styles from './compare-plans.css.ts';

interface CompareBarProps {
  /** The number of selected plans. */
  count: number;
  isComparing: boolean;
  onCompare: () => void;
  onClear: () => void;
}

/** Says how many plans are selected, and opens their comparison. Stays in view while the list scrolls, until they are compared. */
export function CompareBar({ count, isComparing, onCompare, onClear }: CompareBarProps) {
  return (
    <div className={count > 0 && !isComparing ? styles.stickySelectionBar : styles.selectionBar}>
      <p role="status">{textFor(count)}</p>
      {count > 0 && (
        <div className={page.row}>
          {count > 1 && !isComparing && <Button onClick={onCompare}>Compare {count} plans</Button>}
          <Button kind="quiet" onClick={onClear}>
            Clear<span className={page.visuallyHidden}> the selection</span>
          </Button>
        </div>
      )}
    </div>
  );
}

function textFor(count: number): string {
  if (count === 0) return 'Select two or three plans to compare them.';
  if (count === 1) return '1 plan selected. Select one or two more.';
  return count === 2 ? '2 plans selected.' : '3 plans selected, the most that can be compared.';
}
