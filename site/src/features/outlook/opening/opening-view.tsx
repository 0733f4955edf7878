import { Announcement } from '@whenabouts/calculator/view';
import type { Inputs } from '@whenabouts/core';
import { useDeferredValue, useState } from 'react';
import { InteractiveSentence } from '../../../ui/interactive-sentence.tsx';
import { plainText } from '../../../ui/sentence.ts';
import * as styles from './opening.css.ts';
import { OpeningChart } from './opening-chart.tsx';
import { longest, type OpeningInput, openingFields, openingSentence } from './opening-text.ts';
import type { OpeningState } from './use-opening-answer.ts';

interface OpeningSentenceProps {
  inputs: Inputs;
  state: OpeningState;
  onChange: (name: OpeningInput, value: number) => void;
}

/** The answer as a sentence, with three of the calculator's inputs in it. */
export function OpeningSentence({ inputs, state, onChange }: OpeningSentenceProps) {
  const { answer, hasFailed, load } = state;
  // Changes of the calculator's own fields are not announced here.
  const [isChangedHere, setChangedHere] = useState(false);
  const sentence = openingSentence(inputs, answer);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are the numbers inside
    <div className={styles.answer} onPointerEnter={load} onFocus={load} onBlur={() => setChangedHere(false)}>
      <div className={styles.reserved} data-longest={plainText(longest.sentence)}>
        <InteractiveSentence
          large
          parts={sentence}
          controlOf={(name) => ({
            field: openingFields[name],
            value: inputs[name],
            longest: longest[name],
            onChange: (value) => {
              setChangedHere(true);
              onChange(name, value);
            },
          })}
        />
      </div>
      <Announcement text={isChangedHere && answer ? plainText(sentence) : ''} />
      <p className={styles.hint}>Drag an underlined number, or select it and type.</p>
      <p className={styles.hint} role="status" hidden={!hasFailed}>
        The answer couldn’t be loaded. Check your connection, then change a number again.
      </p>
    </div>
  );
}

/** The chart of the answer. Keeps the last one while the next is calculated, and its place before the first. */
export function OpeningFigure({ state: { answer } }: { state: OpeningState }) {
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  const shown = useDeferredValue(answer ?? last);
  return <div className={styles.figure}>{shown && <OpeningChart answer={shown} />}</div>;
}
