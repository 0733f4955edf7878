import { Announcement } from '@whenabouts/calculator/view';
import type { Inputs } from '@whenabouts/core';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { InteractiveSentence } from '../../../components/interactive-sentence.tsx';
import { plainText } from '../../../components/sentence.ts';
import * as styles from './opening.css.ts';
import type { OpeningAnswer } from './opening-answer.ts';
import {
  longestDetails,
  longestSentence,
  type OpeningInput,
  openingDetails,
  openingFields,
  openingSentence,
} from './opening-text.ts';
import type { OpeningState } from './use-opening-answer.ts';

// The server renders the chart; its script is not urgent.
const OpeningChart = lazy(async () => ({ default: (await import('./opening-chart.tsx')).OpeningChart }));

interface OpeningSentenceProps {
  inputs: Inputs;
  state: OpeningState;
  /** Announce the answer to screen readers. */
  isAnnounced: boolean;
  onChange: (name: OpeningInput, value: number) => void;
  /** Called when the focus leaves the answer. */
  onLeave: () => void;
}

/** The answer as a sentence and what it means, with five of the calculator's inputs in them. */
export function OpeningSentence({ inputs, state, isAnnounced, onChange, onLeave }: OpeningSentenceProps) {
  const { answer, hasFailed, load } = state;
  const sentence = openingSentence(inputs, answer);
  const details = openingDetails(inputs, answer);
  const controlOf = (name: OpeningInput) => ({
    field: openingFields[name],
    value: inputs[name],
    onChange: (value: number) => onChange(name, value),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are the numbers inside
    <div className={styles.answer} onPointerEnter={load} onFocus={load} onBlur={onLeave}>
      <div className={styles.reservedSentence} data-longest={plainText(longestSentence)}>
        <InteractiveSentence size="large" parts={sentence} controlOf={controlOf} />
      </div>
      <div className={styles.reservedDetails} data-longest={plainText(longestDetails)}>
        <InteractiveSentence size="small" parts={details} controlOf={controlOf} />
      </div>
      <Announcement text={isAnnounced && answer ? plainText([...sentence, ' ', ...details]) : ''} />
      <p className={styles.hint}>
        <span className={styles.hintForMouse}>Drag an underlined number, or select it and type.</span>
        <span className={styles.hintForTouch}>Tap a number to change it.</span>
      </p>
      <p className={styles.hint} role="status" hidden={!hasFailed}>
        The answer couldn’t be loaded. Check your connection, then change a number again.
      </p>
    </div>
  );
}

/** The chart of the answer, rendered after everything that is more urgent. Its height is reserved. */
export const OpeningFigure = memo(function OpeningFigure({ answer }: { answer: OpeningAnswer | null }) {
  const deferred = useDeferredValue(answer);
  return (
    <div className={styles.figure}>
      <Suspense fallback={null}>{deferred && <OpeningChart answer={deferred} />}</Suspense>
    </div>
  );
});
