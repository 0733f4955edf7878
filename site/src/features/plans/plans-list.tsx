import type { Plan } from '@whenabouts/server/contract';
import { type RefObject, useEffect, useState } from 'react';
import { DollarsSwitch } from '../../components/dollars/dollars-switch.tsx';
import { useDollars } from '../../components/dollars/use-dollars.ts';
import { spaceBetween, stack } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { CompareBar, ComparePlans } from './compare-plans.tsx';
import * as styles from './my-plans.css.ts';
import type { PlanEdit } from './plan-name-dialog.tsx';
import type { PlanOutlook } from './plan-outlook.ts';
import { NARROW } from './plans-table.css.ts';
import { PlansTable } from './plans-table.tsx';
import { MAX_COMPARED, usePlansView } from './plans-view.ts';
import type { PlanOrder } from './sort-plans.ts';
import { useSortedPlans } from './use-sorted-plans.ts';

interface PlansListProps {
  /** At least one. */
  plans: readonly Plan[];
  heading: RefObject<HTMLHeadingElement | null>;
  loadPlanOutlook: () => Promise<PlanOutlook>;
  onEdit: (edit: PlanEdit) => void;
  onDelete: (plan: Plan) => void;
}

/** The plans with their results in a chosen order, and the comparison of two or three. Never rendered on the server. */
export function PlansList({ plans, heading, loadPlanOutlook, onEdit, onDelete }: PlansListProps) {
  const { view, comparing, sort, toggle, compare, clearSelection } = usePlansView();
  const [dollars, chooseDollars] = useDollars();
  const isNarrow = useMediaQuery(NARROW);
  const selectedPlans = plansWithIds(plans, view.selected);
  const isComparing = comparing && selectedPlans.length > 1;
  const list = useSortedPlans(plans, { order: view.order, dollars, loadPlanOutlook });
  const focusHeading = () => heading.current?.focus();
  // Back closes the comparison, which has the focus, and restores the scroll position.
  useEffect(() => {
    if (isComparing) return () => heading.current?.focus({ preventScroll: true });
  }, [isComparing, heading]);
  return (
    <>
      {isComparing && (
        <ComparePlans
          plans={selectedPlans}
          {...list}
          onClose={() => {
            compare(false);
            focusHeading();
          }}
        />
      )}
      <section className={stack[4]} aria-labelledby="plans-heading">
        <h2 id="plans-heading" ref={heading} tabIndex={-1} className={styles.heading}>
          Your plans
        </h2>
        <div className={`${spaceBetween} ${notPrinted}`}>
          <DollarsSwitch value={dollars} onChange={chooseDollars} />
          {isNarrow && plans.length > 1 && <SortField order={view.order} onOrder={sort} />}
        </div>
        {list.hasFailed && (
          <ErrorNotice
            title="The ages at which you could stop could not be calculated."
            onRetry={list.retry}
          />
        )}
        <p role="status" className={list.isSolving ? page.caption : page.visuallyHidden}>
          {list.isSolving && `Calculating ${plans.length} ages to sort by…`}
        </p>
        <PlansTable
          plans={list.sorted}
          dollars={dollars}
          ages={list.ages}
          haveAgesFailed={list.hasFailed}
          order={view.order}
          onOrder={isNarrow ? undefined : sort}
          selected={selectedPlans}
          isSelectionFull={selectedPlans.length >= MAX_COMPARED}
          onSelect={toggle}
          onEdit={onEdit}
          onDelete={onDelete}
        />
        {plans.length > 1 && (
          <CompareBar
            count={selectedPlans.length}
            items="plans"
            isComparing={isComparing}
            onCompare={() => compare(true)}
            onClear={() => {
              clearSelection();
              focusHeading();
            }}
          />
        )}
      </section>
    </>
  );
}

function plansWithIds(plans: readonly Plan[], ids: readonly number[]): Plan[] {
  return ids.flatMap((id) => plans.filter((plan) => plan.id === id));
}

/** Returns true while the media query applies. Only for components that the server never renders. */
function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}

const orders: readonly (PlanOrder & { label: string })[] = [
  { key: 'updated', isDescending: true, label: 'Last updated first' },
  { key: 'updated', isDescending: false, label: 'Last updated last' },
  { key: 'name', isDescending: false, label: 'Name, A to Z' },
  { key: 'name', isDescending: true, label: 'Name, Z to A' },
  { key: 'savings', isDescending: true, label: 'Most savings first' },
  { key: 'savings', isDescending: false, label: 'Least savings first' },
  { key: 'income', isDescending: true, label: 'Most monthly income first' },
  { key: 'income', isDescending: false, label: 'Least monthly income first' },
  { key: 'age', isDescending: false, label: 'Earliest age first' },
  { key: 'age', isDescending: true, label: 'Latest age first' },
];

/** Sorts the list with a select, on screens that are too narrow for the table's header. */
function SortField({ order, onOrder }: { order: PlanOrder; onOrder: (order: PlanOrder) => void }) {
  const current = orders.find(
    ({ key, isDescending }) => key === order.key && isDescending === order.isDescending,
  );
  return (
    <SelectField
      label="Sort by"
      choices={orders.map(({ label }) => label)}
      value={current?.label}
      onChange={({ currentTarget }) => {
        const chosen = orders.find(({ label }) => label === currentTarget.value);
        if (chosen) onOrder({ key: chosen.key, isDescending: chosen.isDescending });
      }}
    />
  );
}
