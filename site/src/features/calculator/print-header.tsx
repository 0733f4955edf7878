import { type Inputs, PRODUCT_NAME, resultFragment } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { calculatorMessages } from '@whenabouts/view';
import { inputRows, PrintedList } from '../../components/printed-list.tsx';
import { paths } from '../../paths.ts';
import { formatDate } from '../../ui/format-date.ts';
import { PrintedUrl } from '../../ui/printed-url.tsx';
import * as styles from './print-header.css.ts';

interface PrintHeaderProps {
  inputs: Inputs;
  /** The saved plan with these inputs, if any. */
  plan: Plan | undefined;
}

/** The head of the printed result: its title, date and URL, and the inputs in place of the sliders. */
export function PrintHeader({ inputs, plan }: PrintHeaderProps) {
  return (
    <>
      <p className={styles.title}>{plan?.name ?? `A retirement outlook by ${PRODUCT_NAME}`}</p>
      <p>Calculated on {formatDate(new Date().toISOString(), 'local')}</p>
      <PrintedUrl path={plan ? paths.viewPlan(plan.id) : paths.home + resultFragment(inputs)} />
      <p>Your inputs. {calculatorMessages.inputDollars}</p>
      <PrintedList rows={inputRows(inputs)} />
    </>
  );
}
