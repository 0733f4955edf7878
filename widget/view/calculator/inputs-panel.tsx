import { fields, type InputName, inputNames } from '@whenabouts/core';
import type { ReactNode } from 'react';
import type { DollarsView } from '../dollars.ts';
import { SliderField } from '../fields/slider-field.tsx';
import * as styles from './calculator.css.ts';
import type { CalculatorMessages } from './calculator-messages.ts';
import type { CalculatorState } from './use-calculator.ts';

export interface InputsPanelProps {
  state: CalculatorState;
  messages: CalculatorMessages;
  onCalculate: () => void;
  dollars: DollarsView;
  notes?: Partial<Record<InputName, ReactNode>> | undefined;
  /** A sentence on where the visitor's numbers go. */
  privacy?: string | undefined;
  /** Shown next to the heading. */
  actions: ReactNode;
  /** Replaces the line that stays visible on a narrow page. */
  summary?: string | undefined;
}

export function InputsPanel({
  state,
  messages,
  notes,
  dollars,
  actions,
  onCalculate,
  summary,
  privacy = messages.private,
}: InputsPanelProps) {
  const { inputs, editableInputs, formats, errors } = state;
  const fixed = inputNames
    .filter((name) => !editableInputs.includes(name))
    .map((name) => {
      const value = messages.field.withUnit(inputs[name], fields[name].unit, formats);
      return `${messages.label(name)}: ${value}`;
    });
  const fixedText = messages.setByPage(fixed.join('; '));
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
          {messages.yourInformation}
        </h2>
        {actions}
      </div>
      <p className={styles.secondaryText}>
        {privacy} {messages.inputDollars}
      </p>
      {editableInputs.map((name) => (
        <SliderField
          key={name}
          field={{ ...fields[name], label: messages.label(name) }}
          value={inputs[name]}
          formats={formats}
          messages={messages.field}
          id={inputId(name)}
          note={notes?.[name]}
          error={errors[name]}
          validValue={name === 'retirementAge' ? firstRetirementAge(inputs.currentAge) : undefined}
          onChange={(...numbers) => state.setInput(name, ...numbers)}
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
        // onSubmit is not called in sandboxed frames. Enter in a field also clicks the button.
        onClick={(event) => {
          event.preventDefault();
          onCalculate();
        }}
      >
        {messages.calculate}
      </button>
      <StickyResult state={state} messages={messages} dollars={dollars} summary={summary} />
    </form>
  );
}

/** One line of the result, which stays visible on a narrow page while the results are below the inputs. */
function StickyResult({
  state,
  messages,
  dollars,
  summary,
}: Pick<InputsPanelProps, 'state' | 'messages' | 'dollars' | 'summary'>) {
  const { inputs, calculation } = state;
  const { kind, formats } = dollars;
  if (!calculation) return null;
  const savings = formats.roughDollars(calculation.retirementSavings);
  const monthly = formats.roughDollars(calculation.monthlyRetirementIncome);
  return (
    // A page translator may have replaced the old element: the key makes a new one. Hidden from screen readers, because
    // the results announce the same numbers.
    <p
      key={summary ?? `${inputs.retirementAge} ${savings} ${monthly}`}
      className={styles.stickyResult}
      data-part="sticky-result"
      aria-hidden
    >
      {summary ?? (
        <>
          <span>
            {messages.atAge(inputs.retirementAge)} <b>{savings}</b>
          </span>
          <span>
            <b>{monthly}</b> {messages.aMonth}
          </span>
          {messages.dollarNames[kind]}
        </>
      )}
    </p>
  );
}

function firstRetirementAge(currentAge: number): number {
  return Math.max(Math.floor(currentAge) + 1, fields.retirementAge.min);
}

/** Returns the id of an input's number box. */
export function inputId(name: InputName): string {
  return `input-${name}`;
}
