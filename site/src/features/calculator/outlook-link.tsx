import { type Inputs, inputNames } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import * as styles from './calculator-section.css.ts';

interface OutlookLinkProps {
  inputs: Inputs;
  /** The saved plan that is being edited, if any. */
  plan: Plan | undefined;
}

/** Links to the outlook of the saved plan if the inputs are unchanged, or else of the calculator's inputs. */
export function OutlookLink({ inputs, plan }: OutlookLinkProps) {
  const isPlan = plan && inputNames.every((name) => plan[name] === inputs[name]);
  return (
    <div className={styles.actionGroup}>
      <ButtonLink kind="secondary" to={isPlan ? paths.planOutlook(plan.id) : paths.outlook}>
        Will it last? See your outlook
      </ButtonLink>
      <p className={styles.hint}>
        In today’s dollars, with Social Security. There, contributions rise with prices; here, they stay the
        same number of dollars.
      </p>
    </div>
  );
}
