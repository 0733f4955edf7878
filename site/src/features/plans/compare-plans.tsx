import type { Plan } from '@whenabouts/server/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { row, spaceBetween } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as styles from './compare-plans.css.ts';
import { heading as headingStyle } from './my-plans.css.ts';
import type { LoadedOutlook } from './use-sorted-plans.ts';

interface ComparePlansProps extends LoadedOutlook {
  plans: readonly Plan[];
  onClose: () => void;
}

/** The selected plans side by side, above the list. */
export function ComparePlans({ plans, outlook, hasFailed, retry, onClose }: ComparePlansProps) {
  return (
    <Comparison title="Compare plans" onClose={onClose}>
      {outlook && <outlook.PlanComparison plans={plans} />}
      {hasFailed && <ErrorNotice title="The comparison could not be loaded." onRetry={retry} />}
      {!outlook && !hasFailed && <LoadingComparison />}
    </Comparison>
  );
}

interface ComparisonProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A section with a comparison. It takes the focus when it opens. */
export function Comparison({ title, children, onClose }: ComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  return (
    <section className={styles.comparison} aria-labelledby="compare-heading">
      <div className={spaceBetween}>
        <h2 id="compare-heading" ref={heading} tabIndex={-1} className={headingStyle}>
          {title}
        </h2>
        <div className={notPrinted}>
          <Button kind="secondary" onClick={onClose}>
            Close comparison
          </Button>
        </div>
      </div>
      {children}
    </section>
  );
}

export function LoadingComparison() {
  return <Skeleton heights={['6rem', '18rem']} label="Loading the comparison…" />;
}

interface CompareBarProps {
  /** The number of selected plans or records. */
  count: number;
  /** Up to three plans, or two records of a plan. */
  items: 'plans' | 'records';
  isComparing: boolean;
  onCompare: () => void;
  onClear: () => void;
}

/** Shows how many plans or records are selected, and opens their comparison. Stays in view while the list scrolls, until they are compared. */
export function CompareBar({ count, items, isComparing, onCompare, onClear }: CompareBarProps) {
  return (
    <div className={count > 0 && !isComparing ? styles.stickySelectionBar : styles.selectionBar}>
      <p role="status">{selectionTexts[items][count]}</p>
      {count > 0 && (
        <div className={row}>
          {count > 1 && !isComparing && (
            <Button onClick={onCompare}>
              Compare {count} {items}
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

/** Texts by the number of selected plans or records. */
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
