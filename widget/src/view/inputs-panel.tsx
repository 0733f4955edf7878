import { fields, type InputName, inputNames } from '@whenabouts/core';
import type { ReactNode } from 'react';
import * as styles from './calculator.css.ts';
import { SliderField } from './slider-field.tsx';
import type { CalculatorState } from './use-calculator.ts';

export interface InputsPanelProps {
  state: CalculatorState;
  /** Prefix of the ids of everything inside, unique in the document. */
  id: string;
  onCalculate: () => void;
  /** What can be done with results, such as saving them. */
  actions: ReactNode;
}

export function InputsPanel({ state, id, onCalculate, actions }: InputsPanelProps) {
  return (
    <form
      className={styles.inputs}
      aria-labelledby={`${id}-inputs`}
      // Pressed before the scripts have arrived, the button must not load the page anew.
      method="dialog"
      noValidate
    >
      <h2 id={`${id}-inputs`} className={styles.heading}>
        Your Information
      </h2>
      <p className={styles.aside}>
        Six questions, about a minute. Calculations happen in your browser: nothing you enter here is sent
        anywhere unless you save it.
      </p>
      {inputNames.map((name) => (
        <SliderField
          key={name}
          field={fields[name]}
          value={state.inputs[name]}
          formats={state.formats}
          id={inputId(id, name)}
          problem={state.problems[name]}
          onChange={(value) => state.setInput(name, value)}
        />
      ))}
      <button
        type="submit"
        className={styles.calculate}
        // Not the form's submission, which a sandboxed frame never lets happen. Enter in a box clicks, too.
        onClick={(event) => {
          event.preventDefault();
          onCalculate();
        }}
      >
        Calculate Retirement
      </button>
      {state.calculation && actions}
      <Glance state={state} />
    </form>
  );
}

/** On a narrow page the outlook lies below: one line of it stays in sight while the inputs are. */
function Glance({ state: { inputs, calculation, formats } }: { state: CalculatorState }) {
  if (!calculation) return null;
  const savings = formats.roughDollars(calculation.retirementSavings);
  const monthly = formats.roughDollars(calculation.monthlyRetirementIncome);
  return (
    // Heard elsewhere: the outlook announces itself.
    <p key={`${inputs.retirementAge} ${savings} ${monthly}`} className={styles.glance} aria-hidden="true">
      <span>
        At {inputs.retirementAge}: <b>{savings}</b>
      </span>
      <span>
        <b>{monthly}</b> a month
      </span>
    </p>
  );
}

/** The id of the box of an input, to focus it from elsewhere. */
export function inputId(id: string, name: InputName): string {
  return `${id}-${name}`;
}
