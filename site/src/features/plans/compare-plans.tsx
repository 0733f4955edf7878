import type { Plan } from '@whenabouts/server/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as styles from './compare-plans.css.ts';
import { heading as headingStyle } from './my-plans.css.ts';
import type { LoadedOutlook } from './use-plan-outlook.ts';

interface ComparePlansProps extends LoadedOutlook {
  plans: readonly Plan[];
  onClose: () => void;
}

/** The selected plans side by side, above the list. */
export function ComparePlans({ plans, outlook, failed, retry, onClose }: ComparePlansProps) {
  return (
    <Comparison title="Compare plans" onClose={onClose}>
      {outlook && <outlook.PlanComparison plans={plans} />}
      {failed && <ErrorNotice title="The comparison could not be loaded." onRetry={retry} />}
      {!outlook && !failed && <LoadingComparison />}
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
      <div className={page.spaceBetween}>
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
