import { assumptionFields, FIRST_WORKING_AGE } from '@whenabouts/core';
import { SliderField } from '@whenabouts/view';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { Check } from './assumption-controls.tsx';
import * as controlStyles from './controls.css.ts';

interface YearsWorkedProps {
  /** Null for every year from 22. */
  yearsWorked: number | null;
  /** Years from 22 to today or to the stop. */
  allYears: number;
  label: string;
  id: string;
  onChange: (years: number | null) => void;
}

/** The years of work until today that an estimated benefit counts. */
export function YearsWorked({ yearsWorked, allYears, label, id, onChange }: YearsWorkedProps) {
  return (
    <div className={controlStyles.control}>
      <Check
        label={label}
        checked={yearsWorked === null}
        onChange={(checked) => onChange(checked ? null : Math.max(allYears, 0))}
      />
      {yearsWorked !== null && (
        <SliderField
          field={{ ...assumptionFields.yearsWorked, max: Math.max(allYears + 8, yearsWorked) }}
          value={yearsWorked}
          id={id}
          onChange={onChange}
        />
      )}
      {yearsWorked !== null && (
        <p className={textStyles.note}>
          Count the years with pay in the United States. With fewer than ten at the stop, your own work pays
          no benefit.
        </p>
      )}
    </div>
  );
}

/** The years that the visitor's estimated benefit counts, and for one who has stopped, the age at the stop. */
export function WorkControls({ state }: { state: OutlookState }) {
  const { answer, setAssumption } = state;
  const { currentAge } = answer.inputs;
  const { birthYear, yearsWorked = null, workEndYear } = answer.assumptions;
  const stoppedAt = workEndYear === null ? currentAge : Math.min(workEndYear - birthYear, currentAge);
  return (
    <>
      {workEndYear !== null && (
        <div className={controlStyles.control}>
          <SliderField
            field={{
              ...assumptionFields.workEndYear,
              label: 'Age When You Stopped Working',
              min: Math.min(FIRST_STOP_AGE, stoppedAt),
              max: currentAge,
            }}
            value={stoppedAt}
            id="assume-workEndYear"
            onChange={(age) => setAssumption('workEndYear', birthYear + age)}
          />
          <p className={textStyles.note}>Your estimated benefit has no pay after that age.</p>
        </div>
      )}
      <YearsWorked
        yearsWorked={yearsWorked}
        allYears={stoppedAt - FIRST_WORKING_AGE}
        label={
          workEndYear === null
            ? 'I have worked every year since 22'
            : 'I worked every year from 22 until I stopped'
        }
        id="assume-yearsWorked"
        onChange={(years) => setAssumption('yearsWorked', years)}
      />
    </>
  );
}

/** Lowest age at the stop that the control offers. */
const FIRST_STOP_AGE = 18;
