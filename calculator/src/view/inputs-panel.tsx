import { fields, formatWithUnit, type InputName, inputNames } from '@whenabouts/core';
import type { ReactNode } from 'react';
import * as styles from './calculator.css.ts';
import { type DollarsView, dollarNames } from './dollars.ts';
import { SliderField } from './slider-field.tsx';
import type { CalculatorState } from './use-calculator.ts';

export interface InputsPanelProps {
  state: CalculatorState;
  onCalculate: () => void;
  dollars: DollarsView;
  /** Notes about inputs. */
  notes?: Partial<Record<InputName, string>> | undefined;
  /** Where the visitor's numbers go. */
  privacy?: string | undefined;
  /** Shown next to the heading. */
  actions: ReactNode;
}

const PRIVATE =
  'Calculations happen in your browser: nothing you enter here is sent anywhere unless you save it.';

export function InputsPanel({
  state,
  notes,
  dollars,
  actions,
  onCalculate,
  privacy = PRIVATE,
}: InputsPanelProps) {
  const { inputs, editableInputs, formats, errors } = state;
  const fixed = inputNames
    .filter((name) => !editableInputs.includes(name))
    .map((name) => `${fields[name].label}: ${formatWithUnit(inputs[name], fields[name].unit, formats)}`);
  const fixedText = `Set by this page: ${fixed.join('; ')}.`;
  return (
    <form
      className={styles.inputsForm}
      data-part="inputs"
      aria-labelledby="inputs-heading"
      // Before hydration, the button must not reload the page.
      method="dialog"
      noValidate
    >
      <div className={styles.inputsHeader}>
        <h2 id="inputs-heading" className={styles.heading}>
          Your Information
        </h2>
        {actions}
      </div>
      <p className={styles.secondaryText}>
        {privacy} Savings and income are today’s dollars; the contribution stays the same number of dollars.
      </p>
      {editableInputs.map((name) => (
        <SliderField
          key={name}
          field={fields[name]}
          value={inputs[name]}
          formats={formats}
          id={inputId(name)}
          note={notes?.[name]}
          error={errors[name]}
          validValue={name === 'retirementAge' ? firstRetirementAge(inputs.currentAge) : undefined}
          onChange={(value) => state.setInput(name, value)}
        />
      ))}
      {fixed[0] && (
        // A page translator may have replaced the old element: the key makes a new one.
        <p key={fixedText} className={styles.secondaryText}>
          {fixedText}
        </p>
      )}
      <button
        type="submit"
        className={styles.calculateButton}
        // Not onSubmit: a sandboxed frame never submits a form. Enter in a field also clicks the button.
        onClick={(event) => {
          event.preventDefault();
          onCalculate();
        }}
      >
        Calculate Retirement
      </button>
      <StickyResult state={state} dollars={dollars} />
    </form>
  );
}

/** One line of the result, which stays visible on a narrow page while the results are below the inputs. */
function StickyResult({ state, dollars }: Pick<InputsPanelProps, 'state' | 'dollars'>) {
  const { inputs, calculation } = state;
  const { kind, formats } = dollars;
  if (!calculation) return null;
  const savings = formats.roughDollars(calculation.retirementSavings);
  const monthly = formats.roughDollars(calculation.monthlyRetirementIncome);
  return (
    // A page translator may have replaced the old element: the key makes a new one. Hidden from screen readers, because
    // the results announce the same numbers.
    <p
      key={`${inputs.retirementAge} ${savings} ${monthly}`}
      className={styles.stickyResult}
      data-part="sticky-result"
      aria-hidden
    >
      <span>
        At {inputs.retirementAge}: <b>{savings}</b>
      </span>
      <span>
        <b>{monthly}</b> a month
      </span>
      {dollarNames[kind]}
    </p>
  );
}

/** Returns the lowest retirement age after an age. */
function firstRetirementAge(currentAge: number): number {
  return Math.max(Math.floor(currentAge) + 1, fields.retirementAge.min);
}

/** Returns the id of an input's number box. */
export function inputId(name: InputName): string {
  return `input-${name}`;
}
