import type { Step, StepId } from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { checkbox } from '../../../ui/choices.css.ts';
import { plainList } from '../../../ui/layout.css.ts';
import { visuallyHidden } from '../../../ui/page.css.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import * as part from '../part.css.ts';
import * as styles from './next-steps.css.ts';
import { reasonOf, stepsNote, stepText, summaryOf, timeText } from './step-texts.ts';
import { firstSteps, useNextSteps } from './use-next-steps.ts';

interface StepListProps {
  results: OutlookAnswer;
  doneSteps: readonly StepId[] | undefined;
  onDone: (id: StepId, isDone: boolean) => void;
  /** Shown until the steps have been solved for the first time. */
  placeholder: ReactNode;
}

/** The first three steps that are not done, and those before them. */
export function StepList({ results, doneSteps = [], onDone, placeholder }: StepListProps) {
  const { steps, isPending } = useNextSteps(results);
  if (!steps) return placeholder;
  return (
    <>
      <ol className={styles.list} aria-busy={isPending}>
        {firstSteps(steps, doneSteps).map((step) => (
          <StepRow
            key={step.id}
            step={step}
            steps={steps}
            isDone={doneSteps.includes(step.id)}
            onDone={onDone}
          />
        ))}
      </ol>
      <p className={textStyles.note}>{stepsNote}</p>
    </>
  );
}

interface StepRowProps extends Pick<StepListProps, 'onDone'> {
  step: Step;
  steps: readonly Step[];
  isDone: boolean;
}

function StepRow({ step, steps, isDone, onDone }: StepRowProps) {
  const text = useMemo(() => stepText(step), [step]);
  const [pageName, href] = text.page;
  const facts = [
    `Costs: ${text.cost}`,
    `Why ${step.start ? 'later' : 'now'}: ${reasonOf(step, steps)}`,
    timeText(step, text) ?? [],
  ].flat();
  return (
    <li className={styles.row} data-done={isDone}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={checkbox}
          checked={isDone}
          onChange={({ currentTarget }) => onDone(step.id, currentTarget.checked)}
        />
        <span className={visuallyHidden}>{`Done: ${text.title}`}</span>
      </label>
      <details className={part.details}>
        <summary className={part.summary}>
          <span className={styles.names}>
            <span className={styles.title}>
              <UnbrokenAmounts text={text.title} />
            </span>{' '}
            <span className={textStyles.note}>{summaryOf(step)}</span>
          </span>
          <ChevronDown className={part.chevron} size="1.5rem" aria-hidden />
        </summary>
        <div className={styles.details}>
          <p>
            <UnbrokenAmounts text={text.text} />
          </p>
          <ul className={`${plainList} ${textStyles.note}`}>
            {facts.map((fact) => (
              <li key={fact}>
                <UnbrokenAmounts text={fact} />
              </li>
            ))}
            <li>
              <a href={href}>{pageName}</a>
            </li>
          </ul>
        </div>
      </details>
    </li>
  );
}
