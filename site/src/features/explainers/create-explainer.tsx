import { Announcement, ChartFigure, SliderField, UnbrokenAmounts } from '@whenabouts/view';
import type { Control, ExplainerContent } from '@whenabouts/view/explainers/explainer-content';
import { plainText } from '@whenabouts/view/sentence';
import { type ReactNode, useRef } from 'react';
import { InteractiveSentence } from '../../components/sentence/interactive-sentence.tsx';
import * as styles from './explainer.css.ts';
import { NumbersSource } from './numbers-source.tsx';
import type { ExplainerState } from './use-explainer-values.ts';

interface ExplainerDefinition<Name extends string> {
  contentOf: (numbers: Readonly<Record<Name, number>>) => ExplainerContent<Name>;
  /** Returns the result in a few words, always visible on narrow pages. */
  summaryOf: (numbers: Readonly<Record<Name, number>>) => string;
  /** Names the calculator's inputs that the explainer can start with. */
  calculatorNumbers: string;
  lastControl?: (state: ExplainerState<Name>) => ReactNode;
}

export const createExplainer =
  <Name extends string>({
    contentOf,
    summaryOf,
    calculatorNumbers,
    lastControl,
  }: ExplainerDefinition<Name>) =>
  ({ state }: { state: ExplainerState<Name> }) => (
    <ExplainerLayout
      state={state}
      content={contentOf(state.numbers)}
      summary={summaryOf(state.numbers)}
      calculatorNumbers={calculatorNumbers}
      lastControl={lastControl?.(state)}
    />
  );

interface ExplainerLayoutProps<Name extends string>
  extends Pick<ExplainerDefinition<Name>, 'calculatorNumbers'> {
  state: ExplainerState<Name>;
  content: ExplainerContent<Name>;
  summary: string;
  lastControl: ReactNode;
}

/** A sentence, a chart, the controls and notes. */
function ExplainerLayout<Name extends string>(props: ExplainerLayoutProps<Name>) {
  const { state, content } = props;
  const { question, sentence, numbers, controls, figure, notes } = content;
  return (
    <div className={styles.explainer}>
      <div className={styles.intro}>
        <h2 className={styles.question}>{question}</h2>
        <InteractiveSentence
          parts={sentence}
          controlOf={(name) => ({
            field: controls[name],
            value: numbers[name],
            onChange: (value: number) => state.set(name, value),
          })}
        />
        <Announcement text={state.isTouched ? plainText(sentence) : ''} />
        <p className={styles.hint}>
          Drag an underlined value left or right, or select it to type another one.
        </p>
      </div>
      <div className={styles.chart}>
        <ChartFigure {...figure} />
      </div>
      <Controls {...props} />
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>This is an example, not financial or tax advice. Check what matters to you before you act.</p>
      </div>
    </div>
  );
}

const sliderId = (name: string) => `explainer-${name}`;

function Controls<Name extends string>({
  state,
  content: { numbers, controls },
  summary,
  calculatorNumbers,
  lastControl,
}: ExplainerLayoutProps<Name>) {
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} tabIndex={-1} className={styles.controls} aria-label="Your numbers">
      {(Object.entries(controls) as [Name, Control][]).map(([name, { valueText, below, ...field }]) => (
        <div key={name}>
          <SliderField
            field={field}
            value={numbers[name]}
            id={sliderId(name)}
            {...(valueText && { valueText })}
            onChange={(value) => state.set(name, value)}
          />
          {below}
        </div>
      ))}
      {lastControl}
      <NumbersSource
        state={state}
        calculatorNumbers={calculatorNumbers}
        // The focused button disappears: move the focus to the section.
        onSwitched={() => section.current?.focus({ preventScroll: true })}
      />
      {/* Hidden from screen readers, because the sentence is announced. */}
      <p className={styles.stickySummary} aria-hidden="true">
        <UnbrokenAmounts text={summary} />
      </p>
    </section>
  );
}
