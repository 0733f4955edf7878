import { type InputName, inputNames } from '@whenabouts/core';
import { type ReactNode, useId, useRef } from 'react';
import * as styles from './calculator.css.ts';
import { InputsPanel, inputId } from './inputs-panel.tsx';
import { OutlookPanel, outlookHeadingId } from './outlook-panel.tsx';
import type { CalculatorState } from './use-calculator.ts';

export interface CalculatorProps {
  state: CalculatorState;
  /** Where 'Get a detailed retirement plan' leads; without it nothing leads there. */
  detailsHref?: string | undefined;
  /** Opens what the calculator links to beside the page that it stands on. */
  newTab?: boolean;
  /** Stands below the cards. */
  chart?: ReactNode;
  /** Just the cards' headlines. */
  compact?: boolean;
  /** Stands below the Calculate button once there are results. */
  actions?: ReactNode;
}

const NEW_TAB = { target: '_blank', rel: 'noopener' };

/** The whole calculator: six inputs on one side, their outlook on the other. */
export function Calculator({ state, detailsHref, newTab, chart, compact = false, actions }: CalculatorProps) {
  const id = `whenabouts${useId().replace(/\W/g, '')}`;
  const root = useRef<HTMLDivElement>(null);

  // Looked up inside, so that it works in a shadow root and beside a second calculator.
  const find = (elementId: string) => root.current?.querySelector<HTMLElement>(`#${elementId}`);

  function visit(name: InputName): void {
    find(inputId(id, name))?.focus();
  }

  function calculate(): void {
    const problems = state.calculate();
    const firstWrong = inputNames.find((name) => problems[name]);
    if (firstWrong) visit(firstWrong);
    else find(outlookHeadingId(id))?.focus();
  }

  return (
    <div ref={root} className={styles.container}>
      <div className={styles.calculator}>
        <InputsPanel state={state} id={id} onCalculate={calculate} actions={actions} />
        <OutlookPanel
          state={state}
          id={id}
          chart={chart}
          details={
            detailsHref && (
              <a className={styles.details} href={detailsHref} {...(newTab && NEW_TAB)}>
                Get a detailed retirement plan
              </a>
            )
          }
          compact={compact}
          onVisit={visit}
        />
      </div>
    </div>
  );
}
