import type { InputName } from '@whenabouts/core';
import { type ReactNode, useRef } from 'react';
import type { DollarsView } from '../dollars.ts';
import * as styles from './calculator.css.ts';
import { type CalculatorMessages, calculatorMessages } from './calculator-messages.ts';
import { InputsPanel, inputId } from './inputs-panel.tsx';
import type { Result } from './results.tsx';
import { ResultsPanel } from './results-panel.tsx';
import type { CalculatorState } from './use-calculator.ts';

export interface CalculatorProps {
  state: CalculatorState;
  /** English by default. */
  messages?: CalculatorMessages | undefined;
  /** The URL of the link "Get a detailed retirement plan", which is absent without a URL. */
  detailsHref?: string | false | undefined;
  notes?: Partial<Record<InputName, ReactNode>>;
  /** A sentence on where the visitor's numbers go. By default, they stay in the browser. */
  privacy?: string | undefined;
  newTab?: boolean;
  /** Shown behind the placeholder, before there are results. */
  example?: ReactNode;
  /** Renders the cards of a result and what follows them. */
  renderDetails: (result: Result) => ReactNode;
  dollars: DollarsView;
  /** Shown next to the heading of the inputs, such as a button that resets them. */
  inputActions?: ReactNode;
  /** Shown below the sentence of the result, such as a button that saves the result. */
  actions?: ReactNode;
  /** The sources of a month’s spending and the age to stop. Shown below the actions. */
  answer?: ReactNode;
  /** Replaces the line of the result that stays visible on a narrow page. */
  summary?: string | undefined;
  /** Announce no result to screen readers, for example while another part of the page makes announcements. */
  isMuted?: boolean;
}

const NEW_TAB = { target: '_blank', rel: 'noopener' };

/**
 * The calculator: six inputs and their results. A document or shadow root can have only one, because the ids are fixed.
 * The attributes `data-part` name the parts for style sheets and scripts of the site and the embed.
 */
export function Calculator({
  state,
  messages = calculatorMessages,
  notes,
  detailsHref,
  privacy,
  newTab,
  example,
  renderDetails,
  dollars,
  inputActions,
  answer,
  actions,
  summary,
  isMuted,
}: CalculatorProps) {
  const root = useRef<HTMLDivElement>(null);

  function focusInput(name: InputName): void {
    // document.getElementById does not find it if the calculator is in a shadow root.
    root.current?.querySelector<HTMLElement>(`#${inputId(name)}`)?.focus();
  }

  function calculate(): void {
    const errors = state.calculate();
    const firstInvalid = state.editableInputs.find((name) => errors[name]);
    if (firstInvalid) focusInput(firstInvalid);
  }

  return (
    <div ref={root} className={styles.container} data-part="calculator">
      <div className={styles.calculator}>
        <InputsPanel
          state={state}
          messages={messages}
          notes={notes}
          privacy={privacy}
          dollars={dollars}
          actions={inputActions}
          summary={summary}
          onCalculate={calculate}
        />
        <ResultsPanel
          state={state}
          messages={messages}
          example={example}
          renderDetails={renderDetails}
          detailsLink={
            detailsHref && (
              <a className={styles.detailsLink} href={detailsHref} {...(newTab && NEW_TAB)}>
                {messages.detailedPlan}
              </a>
            )
          }
          answer={answer}
          actions={actions}
          dollars={dollars}
          isMuted={isMuted}
          onSelectInput={focusInput}
        />
      </div>
    </div>
  );
}
