import { SliderField, UnbrokenAmounts } from '@whenabouts/calculator/view';
import type { Field } from '@whenabouts/core';
import { memo } from 'react';
import * as styles from './outlook-page.css.ts';
import type { OutlookState } from './use-outlook.ts';

/** The functions that change assumptions. Their identity is stable, so memoized controls do not rerender. */
export type AssumptionChanges = Pick<OutlookState, 'setAssumption' | 'resetAssumptions'>;

interface AssumptionControlProps extends AssumptionChanges {
  name: 'monthlySpending' | 'planAge' | 'targetChance' | 'volatility' | 'inflation' | 'stocks';
  field: Field;
  /** In the unit of the field. */
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
      <p className={styles.note}>
        <UnbrokenAmounts text={source} />
      </p>
      {isChanged && <Reset label={field.label} onReset={() => resetAssumptions([name])} />}
    </div>
  );
});

export function Reset({ label, onReset }: { label: string; onReset: () => void }) {
  return (
    <button
      type="button"
      className={styles.resetButton}
      aria-label={`Reset to the default: ${label}`}
      onClick={onReset}
    >
      Reset to the default
    </button>
  );
}
