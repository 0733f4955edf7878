import { type Inputs, resultFragment } from '@whenabouts/core';
import type { PlanAssumptions } from '@whenabouts/server/contract';
import { useContext, useEffect, useState } from 'react';
import { ShareActions } from '../../components/share-actions.tsx';
import { paths } from '../../paths.ts';
import { CurrentYearContext, OriginContext } from '../../ui/page-contexts.ts';
import * as styles from './calculator-section.css.ts';
import { type SaveActionsProps, SaveButton, SaveHint } from './save-actions.tsx';

interface ResultActionsProps extends SaveActionsProps {
  /** The changed assumptions of the result. */
  shown: PlanAssumptions | null;
  loadOutlookLink: () => Promise<OutlookLink>;
  /** False for a retired visitor: the table has the projection of those who work. */
  hasTable: boolean;
}

/** A row of buttons to save, share, print and download the result. */
export function ResultActions({ shown, loadOutlookLink, hasTable, ...props }: ResultActionsProps) {
  const { inputs, assumptions, answer, isVisitor } = props;
  const year = useContext(CurrentYearContext);
  const toOutlook = useOutlookLink(shown, loadOutlookLink);
  return (
    <div className={styles.actionGroup}>
      <ShareActions
        link={
          useContext(OriginContext) +
          (toOutlook ? toOutlook(inputs, year, shown) : paths.home + resultFragment(inputs))
        }
        linkLabel="Link to this result"
        copied={{
          title: 'Link copied',
          text: `Anyone with this link can see your ${toOutlook ? 'numbers and assumptions' : 'six numbers'}. They’re in the link itself and never reach our server.`,
        }}
        csv={
          hasTable
            ? {
                fileName: 'calculator',
                create: () => import('./calculator-csv.ts').then((m) => m.calculatorCsv(inputs)),
              }
            : undefined
        }
        firstAction={<SaveButton {...props} />}
      />
      {isVisitor && <SaveHint inputs={inputs} assumptions={assumptions} answer={answer} />}
    </div>
  );
}

/** Returns the path of the outlook of a result, and its fragment. */
export type OutlookLink = (inputs: Inputs, year: number, assumptions: PlanAssumptions | null) => string;

/** Returns `outlookLink`, whose link has the assumptions; null without any, or until it is loaded. */
function useOutlookLink(
  assumptions: PlanAssumptions | null,
  load: () => Promise<OutlookLink>,
): OutlookLink | null {
  const [build, setBuild] = useState<OutlookLink | null>(null);
  const isNeeded = assumptions !== null;
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (loaded) => setBuild(() => loaded),
      // Without it, the link has the calculator's numbers, and its text says so.
      () => {},
    );
  }, [isNeeded, load]);
  return isNeeded ? build : null;
}
