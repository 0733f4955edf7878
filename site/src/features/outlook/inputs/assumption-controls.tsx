import type { Field, NumberName } from '@whenabouts/core';
import { SliderField, UnbrokenAmounts } from '@whenabouts/view';
import { memo, type ReactNode } from 'react';
import { checkbox } from '../../../ui/choices.css.ts';
import { more, moreContent } from '../household/household.css.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import * as styles from './controls.css.ts';

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        className={checkbox}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** Content that few visitors need, behind a line that opens it. */
export function More({ summary = 'More', children }: { summary?: string; children: ReactNode }) {
  return (
    <details className={more}>
      <summary>{summary}</summary>
      <div className={moreContent}>{children}</div>
    </details>
  );
}

/** The functions that change assumptions. Their identity is stable, so memoized controls do not rerender. */
export type AssumptionChanges = Pick<OutlookState, 'setAssumption' | 'resetAssumptions'>;

interface AssumptionControlProps extends AssumptionChanges {
  name: NumberName;
  field: Field;
  /** The value in the unit of the field. */
  value: number;
  isChanged: boolean;
  /** The default and its source. */
  source: string;
}

/** An assumption as a slider, with its source and a reset button. Rerenders only if the assumption changed. */
export const AssumptionControl = memo(function AssumptionControl(props: AssumptionControlProps) {
  const { name, field, value, isChanged, source, setAssumption, resetAssumptions } = props;
  return (
    <div className={styles.control}>
      <SliderField
        field={field}
        value={value}
        id={`assume-${name}`}
        onChange={(next) => setAssumption(name, next)}
      />
      <p className={textStyles.note}>
        <UnbrokenAmounts text={source} />
      </p>
      {isChanged && <Reset label={field.label} onReset={() => resetAssumptions([name])} />}
    </div>
  );
});

/** A button that restores a default. It disappears then, so the field next to it gets the focus. */
export function Reset({ label, onReset }: { label: string; onReset: () => void }) {
  return (
    <button
      type="button"
      className={styles.resetButton}
      aria-label={`Reset to the default: ${label}`}
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector<HTMLElement>('input:not([type=radio]), :checked')?.focus();
        onReset();
      }}
    >
      Reset to the default
    </button>
  );
}
