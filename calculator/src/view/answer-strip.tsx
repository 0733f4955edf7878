import { Fragment, type ReactNode } from 'react';
import {
  type AnswerPart,
  answerPartText,
  answerSentences,
  type RetirementAnswer,
} from './answer-sentences.ts';
import * as styles from './answer-strip.css.ts';
import { ChanceDots } from './chance-dots.tsx';
import { UnbrokenAmounts } from './unbroken-amounts.tsx';

interface AnswerStripProps {
  answer: RetirementAnswer;
  /** Formats an amount of today's dollars; American English by default. */
  format?: (amount: number) => string;
  /** Renders the age that the reader would like, for example as a control. */
  renderDesiredAge?: (age: number) => ReactNode;
  /** A link to what would change the answer. */
  action?: ReactNode;
}

/** When the reader could stop working and the chance of the age that they would like, in the words of every page. */
export function AnswerStrip({ answer, format, renderDesiredAge, action }: AnswerStripProps) {
  const { headline, details } = answerSentences(answer, format);
  const render = (parts: readonly AnswerPart[]) =>
    parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <Fragment key={index}>
        {typeof part === 'object' && 'desiredAge' in part && renderDesiredAge ? (
          renderDesiredAge(part.desiredAge)
        ) : (
          <UnbrokenAmounts text={answerPartText(part)} />
        )}
        {typeof part === 'object' && 'chance' in part && <ChanceDots chance={part.chance} />}
      </Fragment>
    ));
  return (
    <div className={styles.strip} data-part="answer">
      <p className={styles.headline}>{render(headline)}</p>
      <p className={styles.details}>{render(details)}</p>
      {action}
    </div>
  );
}
