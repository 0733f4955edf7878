import type { Inputs } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { useContext } from 'react';
import { ShareActions } from '../../components/share-actions.tsx';
import { resultFragment } from '../../numbers/link-fragment.ts';
import { paths } from '../../paths.ts';
import { OriginContext } from '../../ui/page-data.ts';
import { messages } from './calculator-messages.ts';
import * as styles from './calculator-section.css.ts';
import { SaveButton, SaveHint } from './save-actions.tsx';

interface ResultActionsProps {
  inputs: Inputs;
  /** The saved plan that is being edited, if any. */
  plan: Plan | undefined;
  isVisitor: boolean;
}

/** A row of buttons to save, share, print and download the result. */
export function ResultActions({ inputs, plan, isVisitor }: ResultActionsProps) {
  return (
    <div className={styles.actionGroup}>
      <ShareActions
        link={useContext(OriginContext) + paths.home + resultFragment(inputs)}
        linkLabel="Link to this result"
        copied={messages.linkCopied}
        csv={{
          fileName: 'calculator',
          create: async () => (await import('./calculator-csv.ts')).calculatorCsv(inputs),
        }}
        before={<SaveButton inputs={inputs} plan={plan} isVisitor={isVisitor} />}
      />
      {isVisitor && <SaveHint inputs={inputs} />}
    </div>
  );
}
