import type { ExplainerField } from '@whenabouts/core';
import { Announcement, SliderField } from '@whenabouts/widget/view';
import { type ReactNode, useRef } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import * as styles from './explainer.css.ts';
import { type Part, spoken } from './sentence.ts';
import { SentenceNumber } from './sentence-number.tsx';
import type { ExplainerState } from './use-explainer-values.ts';

export interface Control extends ExplainerField {
  /** How a screen reader says the value, where its unit alone does not tell. */
  say?: (value: number) => string;
  /** Stands below the slider. */
  below?: ReactNode;
}

export interface ExplainerProps<Name extends string> {
  question: string;
  /** Which of the visitor's own numbers it can start from. */
  ownNumbers: string;
  state: ExplainerState<Name>;
  /** Differs from the state's numbers where one of them limits another. */
  numbers: Readonly<Record<Name, number>>;
  controls: Readonly<Record<Name, Control>>;
  sentence: readonly Part<Name>[];
  chart: ReactNode;
  /** The result in a few words, which stay in sight on a narrow page. */
  glance: string;
  /** What it rests on, and what it leaves out. */
  children: ReactNode;
}

/** A sentence first, then the picture, then the controls: each explainer is built like this. */
export function Explainer<Name extends string>(props: ExplainerProps<Name>) {
  const { question, sentence, state, chart, children } = props;
  return (
    <div className={styles.explainer}>
      <div className={styles.opening}>
        <h2 className={styles.question}>{question}</h2>
        <Sentence {...props} />
        <Announcement text={state.touched ? spoken(sentence) : ''} />
        <p className={styles.hint}>Drag an underlined number sideways, or press it to type another.</p>
      </div>
      <div className={styles.chart}>{chart}</div>
      <Controls {...props} />
      <div className={styles.notes}>{children}</div>
    </div>
  );
}

const boxId = (name: string) => `explainer-${name}`;

function Sentence<Name extends string>({ sentence, state, numbers, controls }: ExplainerProps<Name>) {
  return (
    <p className={styles.sentence}>
      {sentence.map((part, place) => {
        if (typeof part === 'string') return part;
        if ('result' in part) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece keeps its place; with its text, so that a page translator that replaced the old node never keeps an old number
            <strong key={`${place} ${part.result}`} className={styles.result} translate="no">
              {part.result}
            </strong>
          );
        }
        return (
          <SentenceNumber
            key={part.own}
            text={part.text}
            field={controls[part.own]}
            value={numbers[part.own]}
            onChange={(value) => state.set(part.own, value)}
            onVisit={() => document.getElementById(boxId(part.own))?.focus()}
          />
        );
      })}
    </p>
  );
}

function Controls<Name extends string>({
  state,
  numbers,
  controls,
  glance,
  ownNumbers,
}: ExplainerProps<Name>) {
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} tabIndex={-1} className={styles.controls} aria-label="Your numbers">
      {(Object.entries(controls) as [Name, Control][]).map(([name, { say, below, ...field }]) => (
        <div key={name}>
          <SliderField
            field={field}
            value={numbers[name]}
            id={boxId(name)}
            {...(say && { say })}
            onChange={(value) => state.set(name, value)}
          />
          {below}
        </div>
      ))}
      <Origin
        state={state}
        ownNumbers={ownNumbers}
        onStart={(start) => {
          start();
          // The button that was pressed goes away: the focus stays where the numbers are.
          section.current?.focus({ preventScroll: true });
        }}
      />
      {/* Heard elsewhere: the sentence announces itself. */}
      <p className={styles.glance} aria-hidden="true">
        {glance}
      </p>
    </section>
  );
}

interface OriginProps {
  state: Pick<ExplainerState<string>, 'origin' | 'exact' | 'showExample' | 'showOwn'>;
  ownNumbers: string;
  onStart: (start: () => void) => void;
}

/** Whose numbers these are, and the way to others. */
function Origin({ state, ownNumbers, onStart }: OriginProps) {
  const { origin, exact, showExample, showOwn } = state;
  return (
    <div className={styles.origin}>
      {origin === 'own' ? (
        <p>
          Starts from your own numbers{exact ? '' : ', as near as the sliders go'}: {ownNumbers}.
        </p>
      ) : (
        <p>
          Starts from an example.{' '}
          {showOwn ? null : <Link to={paths.calculator}>Calculate with your own numbers</Link>}
        </p>
      )}
      {showOwn && (
        <button type="button" className={styles.start} onClick={() => onStart(showOwn)}>
          Use my own numbers
        </button>
      )}
      {showExample && (
        <button type="button" className={styles.start} onClick={() => onStart(showExample)}>
          Back to the example
        </button>
      )}
    </div>
  );
}
