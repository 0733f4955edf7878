import type { FieldWithDefault } from '@whenabouts/core';
import { Announcement, SliderField, UnbrokenAmounts } from '@whenabouts/view';
import type { KeyNumber } from '@whenabouts/view/explainers/social-security-text';
import { type Part, plainText } from '@whenabouts/view/sentence';
import { type ReactNode, useRef } from 'react';
import { InteractiveSentence } from '../../components/sentence/interactive-sentence.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import * as styles from './explainer.css.ts';
import type { ExplainerState } from './use-explainer-values.ts';

export interface Control extends FieldWithDefault {
  /** Returns the slider's value text for screen readers, if the unit is not enough. */
  valueText?: (value: number) => string;
  /** Content below the slider. */
  below?: ReactNode;
}

interface ExplainerProps<Name extends string> {
  question: string;
  /** Names the calculator's inputs that the explainer can start with. */
  calculatorNumbers: string;
  state: ExplainerState<Name>;
  /** The state's numbers, adjusted where one limits another. */
  numbers: Readonly<Record<Name, number>>;
  controls: Readonly<Record<Name, Control>>;
  sentence: readonly Part<Name>[];
  chart: ReactNode;
  /** The result in a few words, always visible on narrow pages. */
  summary: string;
  /** The explainer's assumptions and limits, in paragraphs. */
  notes: readonly string[];
}

/** The layout of an explainer: a sentence, a chart, the controls and notes. */
export function Explainer<Name extends string>(props: ExplainerProps<Name>) {
  const { question, sentence, state, numbers, controls, chart, notes } = props;
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
        <Announcement text={state.touched ? plainText(sentence) : ''} />
        <p className={styles.hint}>
          Drag an underlined value left or right, or select it to type another one.
        </p>
      </div>
      <div className={styles.chart}>{chart}</div>
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
  numbers,
  controls,
  summary,
  calculatorNumbers,
}: ExplainerProps<Name>) {
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

interface NumbersSourceProps {
  state: Pick<ExplainerState<string>, 'origin' | 'exact' | 'showExample' | 'showCalculated'>;
  calculatorNumbers: string;
  onSwitched: () => void;
}

/** Shows whether the numbers come from the calculator or are an example, and lets the visitor switch. */
function NumbersSource({ state, calculatorNumbers, onSwitched }: NumbersSourceProps) {
  const { origin, exact, showExample, showCalculated } = state;
  const switchButton = (label: string, switchNumbers: () => void) => (
    <button
      type="button"
      className={styles.switchButton}
      onClick={() => {
        switchNumbers();
        onSwitched();
      }}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.numbersSource}>
      {origin === 'calculator' ? (
        <p>
          Starts with your own numbers{exact ? '' : ', as close as the sliders allow'}: {calculatorNumbers}.
        </p>
      ) : (
        <p>
          Starts with an example.{' '}
          {showCalculated ? null : <Link to={paths.calculator}>Calculate with your own numbers</Link>}
        </p>
      )}
      {showCalculated && switchButton('Use my own numbers', showCalculated)}
      {showExample && switchButton('Back to the example', showExample)}
    </div>
  );
}

interface SampledKeyNumber extends KeyNumber {
  /** Shown before the name: a sample of the line in the chart. */
  sample?: ReactNode;
}

/** The main numbers of a chart as a description list. */
export function KeyNumbers({ numbers }: { numbers: readonly SampledKeyNumber[] }) {
  return (
    <dl className={styles.keyNumbers}>
      {numbers.map(({ name, sample, aside, value }) => (
        <div key={`${name} ${aside}`} className={styles.keyNumber}>
          <dt>
            {sample}
            {name} {aside && <span className={styles.aside}>{aside}</span>}
          </dt>
          <dd className={styles.value}>
            <UnbrokenAmounts text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
