import { formatNumber } from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { capitalize } from '@whenabouts/view/sentence';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { InteractiveSentence } from '../../../components/sentence/interactive-sentence.tsx';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { visuallyHidden } from '../../../ui/page.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import { cashFlowIndex } from '../cash-flows/cash-flow-phrase.ts';
import { cashFlowsId } from '../cash-flows/cash-flow-section.tsx';
import { cutShareOf, cutYearsText, taxSentences } from '../household/household-text.ts';
import { openAndFocus } from '../use-open-parts.ts';
import type { OutlookState } from '../use-outlook.ts';
import type { Outcomes } from './alternatives.ts';
import { ForcedStopRow } from './forced-stop-row.tsx';
import * as styles from './household-rows.css.ts';
import { controlsId, cutField, type HouseholdRow, listRows } from './inclusions.ts';
import { type Outcome, outcomeChange, outcomeEffect, outcomeOf } from './outcome.ts';

/** Ids of the controls to which rows link, by the id of the row. A cash flow links to its own id. */
const linkedIds: Readonly<Record<string, string>> = {
  benefitCut: controlsId('benefitCut'),
  preTaxShare: controlsId('preTaxShare'),
  stateTax: 'assume-stateTax',
  healthPremium: controlsId('healthPremium'),
};

interface HouseholdRowsProps {
  state: OutlookState;
  outcomes: Outcomes | null;
  onOpenCashFlow: (index: number) => void;
}

/** Lists what the answer leaves out and includes, each with its effect and a switch. */
export function HouseholdRows({ state, outcomes, onOpenCashFlow }: HouseholdRowsProps) {
  const { draft, answer, replace } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const [change, setChange] = useState<{ verb: string; draft: PlanDraft; before: Outcome }>();
  const currentOutcome = outcomeOf(answer);
  // Health insurance is offered at some ages only. Using the delayed outcome, it does not flicker during a drag.
  const rows = listRows(draft, outcomes?.current ?? currentOutcome);

  function apply({ other, isIncluded }: HouseholdRow): void {
    keepFocus(
      () => {
        replace(other);
        setChange({ verb: isIncluded ? 'Removed' : 'Included', draft: other, before: currentOutcome });
      },
      () => heading.current,
    );
  }
  return (
    <section className={styles.section} aria-labelledby="leaves-out">
      <div className={styles.head}>
        <h2 ref={heading} id="leaves-out" tabIndex={-1} className={styles.title}>
          Counted or left out
        </h2>
        <p aria-hidden>{draft.isRetired ? 'a month' : 'years'}</p>
      </div>
      <ul className={styles.rows} aria-busy={outcomes?.draft !== draft}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            state={state}
            outcomes={outcomes}
            onApply={() => apply(row)}
            onOpenCashFlow={onOpenCashFlow}
          />
        ))}
        {!draft.changes.cashFlows && (
          <li className={`${styles.row} ${notPrinted}`}>
            <p>A pension or an inheritance?</p>
            <Button kind="quiet" onClick={() => openAndFocus(cashFlowsId)}>
              Add income or cost
            </Button>
          </li>
        )}
        <ForcedStopRow answer={answer} initial={state.initialResults?.forcedStop ?? null} />
      </ul>
      <p className={visuallyHidden} role="status">
        {change?.draft === draft &&
          `${change.verb}: ${outcomeChange(currentOutcome, change.before).join('')}.`}
      </p>
    </section>
  );
}

interface RowProps extends HouseholdRowsProps {
  row: HouseholdRow;
  onApply: () => void;
}

function Row({ row, state, outcomes, onApply, onOpenCashFlow }: RowProps) {
  const { id, text, name, isIncluded, isSwitch } = row;
  const cashFlow = cashFlowIndex(id);
  const linkedId = isIncluded ? (cashFlow === null ? linkedIds[id] : id) : undefined;
  const switchId = `switch-${id}`;
  const textId = `switched-${id}`;
  return (
    <li className={isIncluded ? styles.row : `${styles.row} ${notPrinted}`}>
      <div>
        {isIncluded && id === 'spendingCut' ? (
          <SpendingCut state={state} textId={textId} />
        ) : (
          <p>
            <span id={textId}>
              <UnbrokenAmounts text={capitalize(text)} />
            </span>{' '}
            {linkedId && (
              <a
                className={notPrinted}
                href={`#${linkedId}`}
                aria-label={`Change ${text}`}
                onClick={() => cashFlow !== null && onOpenCashFlow(cashFlow)}
              >
                Change
              </a>
            )}
          </p>
        )}
        {isIncluded && id === 'preTaxShare' && (
          <p>
            <UnbrokenAmounts text={taxSentences(state.answer)} />
          </p>
        )}
      </div>
      <Effect row={row} outcomes={outcomes} isStale={outcomes?.draft !== state.draft} />
      {isSwitch ? (
        // Its name begins with words that stay when it is switched, unlike the text.
        <input
          id={switchId}
          type="checkbox"
          role="switch"
          aria-checked={isIncluded}
          className={styles.toggle}
          aria-label={capitalize(name)}
          aria-labelledby={`${switchId} ${textId}`}
          checked={isIncluded}
          onChange={onApply}
        />
      ) : (
        <Button kind="quiet" aria-label={`Remove ${text}`} onClick={onApply}>
          Remove
        </Button>
      )}
    </li>
  );
}

/** The effect of a row on the answer: "+2" years, or dollars a month once retired. Screen readers hear both answers. */
function Effect({
  row,
  outcomes,
  isStale,
}: {
  row: HouseholdRow;
  outcomes: Outcomes | null;
  isStale: boolean;
}) {
  const other = outcomes?.alternatives[row.id];
  const pair = other && outcomes && ([outcomes.current, other] as const);
  const [after, before] = pair ? (row.isIncluded ? pair : ([pair[1], pair[0]] as const)) : [];
  return (
    <p className={styles.effect} data-stale={isStale}>
      {after && before ? (
        <>
          <strong aria-hidden>{outcomeEffect(after, before)}</strong>
          <span className={visuallyHidden}>{outcomeChange(after, before).join('')}</span>
        </>
      ) : (
        '…'
      )}
    </p>
  );
}

/** The cut of spending in bad years, which can be changed in place, and how often it happens. */
function SpendingCut({ state, textId }: { state: OutlookState; textId: string }): ReactNode {
  const { answer, setAssumption } = state;
  const { spendingCut, partner } = answer.assumptions;
  const cutShare = useMemo(() => cutShareOf(answer), [answer]);
  return (
    <>
      <div id={textId}>
        <InteractiveSentence
          size="body"
          parts={[
            `In bad years ${partner ? 'we' : 'I'} could live on `,
            { input: 'spendingCut', text: `${formatNumber(spendingCut)}%` },
            ' less:',
          ]}
          controlOf={() => ({
            field: cutField,
            value: spendingCut,
            onChange: (percent) => setAssumption('spendingCut', percent),
          })}
        />
      </div>
      <p>
        <UnbrokenAmounts text={`${cutYearsText(cutShare)}.`} />
      </p>
    </>
  );
}
