import { type Field, formatNumber, householdFields } from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { capitalize } from '@whenabouts/view/sentence';
import { useMemo } from 'react';
import { InteractiveSentence } from '../../../components/sentence/interactive-sentence.tsx';
import { Button } from '../../../ui/button.tsx';
import { notPrinted } from '../../../ui/printed.css.ts';
import * as styles from '../household/household.css.ts';
import { cashFlowIndex } from '../household/household-phrases.ts';
import { cutShareOf, cutYearsText, taxSentences } from '../household/household-text.ts';
import type { OutlookState } from '../use-outlook.ts';
import type { Outcomes } from './alternatives.ts';
import type { Inclusion } from './inclusions.ts';
import { outcomeChange, outcomeOf, outcomeWithout } from './outcome.ts';

/** Returns the id of the button that removes an inclusion. */
export function removeButtonId(id: string): string {
  return `remove-${id}`;
}

/** Returns the id of the controls of an inclusion. */
export function controlsId(id: string): string {
  return `controls-${id}`;
}

/** Ids of the controls to which inclusions link, by the id of the inclusion. A cash flow links to its own id. */
const linkedIds: Readonly<Record<string, string>> = {
  partner: controlsId('partner'),
  benefitCut: controlsId('benefitCut'),
  preTaxShare: controlsId('preTaxShare'),
  stateTax: 'assume-stateTax',
  healthPremium: controlsId('healthPremium'),
};

interface IncludedProps {
  state: OutlookState;
  inclusions: readonly Inclusion[];
  outcomes: Outcomes | null;
  /** True if the outcomes belong to an earlier draft. */
  isStale: boolean;
  onRemove: (inclusion: Inclusion) => void;
  onChangeCashFlow: (index: number) => void;
}

/** Lists what the answer includes, each with the outcome without it. */
export function Included(props: IncludedProps) {
  const { state, inclusions, outcomes, isStale, onRemove, onChangeCashFlow } = props;
  if (inclusions.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="included">
      <p id="included">This answer includes:</p>
      <ul className={styles.items} aria-busy={isStale}>
        {inclusions.map((inclusion) => {
          const { id, text } = inclusion;
          const without = outcomes?.alternatives[id];
          const cashFlow = cashFlowIndex(id);
          const linkedId = cashFlow === null ? linkedIds[id] : id;
          return (
            <li key={id} className={styles.item}>
              <div>
                {id === 'spendingCut' ? (
                  <SpendingCutSentence state={state} outcomes={outcomes} isStale={isStale} />
                ) : (
                  <p>
                    <UnbrokenAmounts text={capitalize(text)} />
                    {': '}
                    <span className={styles.outcome} data-stale={isStale}>
                      {without && outcomes
                        ? outcomeWithout(outcomes.current, without, id === 'partner' ? 'them' : 'it')
                        : '…'}
                      .
                    </span>{' '}
                    {linkedId && (
                      <a
                        className={notPrinted}
                        href={`#${linkedId}`}
                        aria-label={id === 'partner' ? `Change age and income of ${text}` : `Change ${text}`}
                        onClick={() => cashFlow !== null && onChangeCashFlow(cashFlow)}
                      >
                        {id === 'partner' ? 'Change age and income' : 'Change'}
                      </a>
                    )}
                  </p>
                )}
                {id === 'preTaxShare' && (
                  <p>
                    <UnbrokenAmounts text={taxSentences(state.answer)} />
                  </p>
                )}
              </div>
              <Button
                kind="quiet"
                id={removeButtonId(id)}
                aria-label={`Remove ${text}`}
                onClick={() => onRemove(inclusion)}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The lowest value is one step, because the Remove button sets the cut to 0%. */
const cutField: Field = { ...householdFields.spendingCut, min: householdFields.spendingCut.step };

interface SpendingCutSentenceProps {
  state: OutlookState;
  outcomes: Outcomes | null;
  isStale: boolean;
}

/** The cut of spending in bad years, which can be changed in place, with its effect and how often it happens. */
function SpendingCutSentence({ state, outcomes, isStale }: SpendingCutSentenceProps) {
  const { answer, setAssumption } = state;
  const { spendingCut, partner } = answer.assumptions;
  const cutShare = useMemo(() => cutShareOf(answer), [answer]);
  const without = outcomes?.alternatives.spendingCut;
  return (
    <>
      <InteractiveSentence
        size="small"
        parts={[
          `In bad years ${partner ? 'we' : 'I'} could live on `,
          { input: 'spendingCut', text: `${formatNumber(spendingCut)}%` },
          ' less.',
        ]}
        controlOf={() => ({
          field: cutField,
          value: spendingCut,
          onChange: (percent) => setAssumption('spendingCut', percent),
        })}
      />
      <p>
        <span className={styles.outcome} data-stale={isStale}>
          {without ? <UnbrokenAmounts text={outcomeChange(outcomeOf(answer), without).join('')} /> : '…'}
          {'; '}
          <UnbrokenAmounts text={`${cutYearsText(cutShare)}.`} />
        </span>
      </p>
    </>
  );
}
