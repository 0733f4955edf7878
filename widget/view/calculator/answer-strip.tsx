import {
  type AnswerMessages,
  type AnswerPart,
  afterCutSentence,
  answerPartText,
  answerSentences,
  type RetirementAnswer,
} from '@whenabouts/core';
import type { ReactNode } from 'react';
import { UnbrokenAmounts } from '../unbroken-amounts.tsx';
import * as styles from './answer-strip.css.ts';
import { ChanceDots } from './chance-dots.tsx';

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
  const afterCut = afterCutSentence(answer, messages);
  const render = (parts: readonly AnswerPart[]) =>
    parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <Part key={index} part={part} messages={messages} renderDesiredAge={renderDesiredAge} />
    ));
  return (
    <div className={styles.strip} data-part="answer">
      <p className={styles.headline}>{render(headline)}</p>
      <p className={styles.details}>{render(details)}</p>
      {afterCut && <p className={styles.details}>{afterCut}</p>}
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
