import { formatChanceInProse, formatDollars, unpackSavedPlan } from '@whenabouts/core';
import type { Plan, PlanRecord } from '@whenabouts/server/contract';
import { UnbrokenAmounts } from '@whenabouts/view';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { usePlanRecords } from '../../api/plans.ts';
import { Button } from '../../ui/button.tsx';
import { checkbox } from '../../ui/choices.css.ts';
import { formatDate } from '../../ui/format-date.ts';
import { plainList, row, stack } from '../../ui/layout.css.ts';
import * as page from '../../ui/page.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';
import { Loaded } from '../../ui/skeleton.tsx';
import { CompareBar, Comparison, LoadingComparison } from './compare-plans.tsx';
import { toggleId } from './plans-view.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import * as styles from './view-plan-page.css.ts';

/** Records in view at first. */
const FIRST_RECORDS = 8;
const MAX_COMPARED_RECORDS = 2;

interface PlanHistoryProps {
  plan: Plan;
  /** Compares two records, loaded on demand because of the lifetime engine. */
  RecordComparison: ComponentType<{ older: PlanRecord; newer: PlanRecord }>;
}

/** The records of a plan: what its answer was on the days of its saves. */
export function PlanHistory({ plan, RecordComparison }: PlanHistoryProps) {
  return (
    <section className={stack[4]} aria-labelledby="history-heading">
      <h2 id="history-heading" tabIndex={-1} className={styles.heading}>
        History
      </h2>
      <Loaded
        response={usePlanRecords(plan.id)}
        heights={['9rem']}
        label="Loading the plan’s history…"
        failure="The plan’s history could not be loaded."
      >
        {(records) => <Records plan={plan} records={records} RecordComparison={RecordComparison} />}
      </Loaded>
    </section>
  );
}

function Records({ plan, records, RecordComparison }: PlanHistoryProps & { records: readonly PlanRecord[] }) {
  const [selectedIds, setSelected] = useState<readonly number[]>([]);
  const [isComparing, setComparing] = useState(false);
  const [restoring, setRestoring] = useState<PlanRecord>();
  if (records.length === 0) return <p>We record your answer the next time you save.</p>;

  // The list is from the newest record to the oldest.
  const [newer, older] = records.filter(({ id }) => selectedIds.includes(id));
  const focusHeading = () => document.getElementById('history-heading')?.focus();
  return (
    <>
      <p>Each save that changes a number is recorded with the answer of that day.</p>
      <RecordList records={records}>
        {(record) => (
          <>
            {records.length > 1 && (
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  className={checkbox}
                  checked={selectedIds.includes(record.id)}
                  disabled={selectedIds.length >= MAX_COMPARED_RECORDS && !selectedIds.includes(record.id)}
                  onChange={() => {
                    setComparing(false);
                    setSelected((ids) => toggleId(ids, record.id));
                  }}
                />
                Compare
                <RecordName record={record} />
              </label>
            )}
            <Button kind="quiet" onClick={() => setRestoring(record)}>
              Restore as a new plan
              <RecordName record={record} />
            </Button>
          </>
        )}
      </RecordList>
      {records.length > 1 && (
        <CompareBar
          count={selectedIds.length}
          items="records"
          isComparing={isComparing}
          onCompare={() => setComparing(true)}
          onClear={() => {
            setComparing(false);
            setSelected([]);
            focusHeading();
          }}
        />
      )}
      {isComparing && older && newer && (
        <Comparison
          title="Compare records"
          onClose={() => {
            setComparing(false);
            focusHeading();
          }}
        >
          <Suspense fallback={<LoadingComparison />}>
            <RecordComparison older={older} newer={newer} />
          </Suspense>
        </Comparison>
      )}
      {restoring && <RestoreDialog plan={plan} record={restoring} onClose={() => setRestoring(undefined)} />}
    </>
  );
}

interface RecordListProps {
  records: readonly PlanRecord[];
  /** Renders the actions of a record. */
  children: (record: PlanRecord) => ReactNode;
}

function RecordList({ records, children }: RecordListProps) {
  const [areAllShown, setAllShown] = useState(false);
  const firstNew = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (areAllShown) firstNew.current?.focus();
  }, [areAllShown]);
  return (
    <>
      <ul className={plainList}>
        {records.slice(0, areAllShown ? undefined : FIRST_RECORDS).map((record, index) => (
          <li
            key={record.id}
            className={styles.record}
            {...(index === FIRST_RECORDS && { ref: firstNew, tabIndex: -1 })}
          >
            <div className={styles.facts}>
              <p className={styles.date}>
                {timeOf(record)}
                {record.kind === 'check-in' && ' (check-in)'}
              </p>
              <p>
                <UnbrokenAmounts text={recordedAnswerText(record)} />
              </p>
              <p>
                <UnbrokenAmounts text={balanceText(record)} />
              </p>
            </div>
            <div className={`${row} ${notPrinted}`}>{children(record)}</div>
          </li>
        ))}
      </ul>
      {!areAllShown && records.length > FIRST_RECORDS && (
        <div className={notPrinted}>
          <Button kind="secondary" onClick={() => setAllShown(true)}>
            Show all {records.length} records
          </Button>
        </div>
      )}
    </>
  );
}

function RecordName({ record }: { record: PlanRecord }) {
  return <span className={page.visuallyHidden}> of {timeOf(record)}</span>;
}

/** Describes a recorded answer: "You could stop at 69. Stopping at 65 worked in 4 out of 10 futures." */
function recordedAnswerText({ inputs, assumptions, answer }: PlanRecord): string {
  const {
    isRetired,
    inputs: { retirementAge },
  } = unpackSavedPlan(inputs, assumptions);
  const chance = `in ${formatChanceInProse(answer.chanceAtDesiredAge)} futures.`;
  if (isRetired) return `Your money lasted ${chance}`;
  const age = answer.age === null ? 'No age reached your target.' : `You could stop at ${answer.age}.`;
  return `${age} Stopping at ${retirementAge} worked ${chance}`;
}

/** Describes the savings of a record: "$50,000 saved and $500 a month, in dollars of 2026." */
function balanceText({ inputs, assumptions, createdAt }: PlanRecord): string {
  const {
    isRetired,
    inputs: { currentSavings, monthlySavings },
  } = unpackSavedPlan(inputs, assumptions);
  const contributions =
    monthlySavings > 0 && !isRetired ? ` and ${formatDollars(monthlySavings)} a month` : '';
  return `${formatDollars(currentSavings)} saved${contributions}, in dollars of ${new Date(createdAt).getFullYear()}`;
}

/** The local date and time: "November 30, 2026, 8:03 AM". A plan may have several records of a day. */
function timeOf({ createdAt }: PlanRecord): string {
  const time = new Date(createdAt);
  const hours = time.getHours();
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return `${formatDate(createdAt, 'local')}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
