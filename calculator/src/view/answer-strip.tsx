import type { ReactNode } from 'react';
import {
  type AnswerMessages,
  type AnswerPart,
  answerPartText,
  answerSentences,
  type RetirementAnswer,
} from './answer-sentences.ts';
import * as styles from './answer-strip.css.ts';
import { UnbrokenAmounts } from './unbroken-amounts.tsx';

interface AnswerStripProps {
  answer: RetirementAnswer;
  /** Formats an amount of today's dollars; American English by default. */
  format?: (amount: number) => string;
  messages?: AnswerMessages | undefined;
  /** Renders the desired age, for example as a control. */
  renderDesiredAge?: (age: number) => ReactNode;
  /** A link to what would change the answer. */
  action?: ReactNode;
}

/**
 * Shows the earliest age at which the reader could stop, and the chance at the desired age. The site and the embed use
 * the same wording.
 */
export function AnswerStrip({ answer, format, messages, renderDesiredAge, action }: AnswerStripProps) {
  const { headline, details } = answerSentences(answer, format, messages);
  const render = (parts: readonly AnswerPart[]) =>
    parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <Part key={index} part={part} messages={messages} renderDesiredAge={renderDesiredAge} />
    ));
  return (
    <div className={styles.strip} data-part="answer">
      <p className={styles.headline}>{render(headline)}</p>
      <p className={styles.details}>{render(details)}</p>
      {action}
    </div>
  );
}

interface PartProps {
  part: AnswerPart;
  messages: AnswerMessages | undefined;
  renderDesiredAge: AnswerStripProps['renderDesiredAge'];
}

function Part({ part, messages, renderDesiredAge }: PartProps) {
  const text = <UnbrokenAmounts text={answerPartText(part, messages)} />;
  if (typeof part === 'string') return text;
  if (part.kind === 'desiredAge') return renderDesiredAge ? renderDesiredAge(part.age) : text;
  return (
    <>
      {text}
      <ChanceDots chance={part.chance} />
    </>
  );
}

/** Not from `Array.from`, which the script Prototype.js replaces on the pages of partners. */
const indexes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const DOTS = indexes.length;
/** Distance between the centers of two dots, in the units of the drawing. */
const STEP = 12;
const RADIUS = 4.5;

/**
 * Ten futures as dots, with as many filled as the words of the chance say. Always next to those words, so screen readers
 * skip the dots.
 *
 * @param chance 0 to 1.
 */
export function ChanceDots({ chance }: { chance: number }) {
  const filled = filledDots(chance);
  return (
    <svg className={styles.dots} viewBox={`0 0 ${DOTS * STEP} ${STEP}`} aria-hidden focusable="false">
      {indexes.map((index) => (
        <circle
          key={index}
          cx={(index + 0.5) * STEP}
          cy={STEP / 2}
          r={RADIUS}
          className={index < filled ? styles.filledDot : styles.hollowDot}
        />
      ))}
    </svg>
  );
}

/** Rounds down like `formatChance`, but "more than 99 out of 100" has no hollow dot. */
function filledDots(chance: number): number {
  return chance > 0.99 ? DOTS : Math.floor(chance * DOTS);
}
