import { useId } from 'react';
import * as field from '../../ui/form-field.css.ts';
import { FormField } from '../../ui/form-field.tsx';
import type { PlanOrder } from './sort-plans.ts';

const orders: readonly (PlanOrder & { label: string })[] = [
  { key: 'updated', descending: true, label: 'Last updated first' },
  { key: 'updated', descending: false, label: 'Last updated last' },
  { key: 'name', descending: false, label: 'Name, A to Z' },
  { key: 'name', descending: true, label: 'Name, Z to A' },
  { key: 'savings', descending: true, label: 'Most savings first' },
  { key: 'savings', descending: false, label: 'Least savings first' },
  { key: 'income', descending: true, label: 'Most monthly income first' },
  { key: 'income', descending: false, label: 'Least monthly income first' },
  { key: 'age', descending: false, label: 'Earliest age first' },
  { key: 'age', descending: true, label: 'Latest age first' },
];

interface SortFieldProps {
  order: PlanOrder;
  onOrder: (order: PlanOrder) => void;
}

/** The order of the list as a native select, for screens on which the table has no header to select. */
export function SortField({ order, onOrder }: SortFieldProps) {
  const current = orders.findIndex(
    ({ key, descending }) => key === order.key && descending === order.descending,
  );
  return (
    <FormField id={useId()} label="Sort by" optional={false}>
      {(control) => (
        <select
          {...control}
          className={`${control.className} ${field.select}`}
          value={current}
          onChange={({ currentTarget: { value } }) => {
            const chosen = orders[Number(value)];
            if (chosen) onOrder({ key: chosen.key, descending: chosen.descending });
          }}
        >
          {orders.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
