import {
  balancesSinceFirst,
  type CheckIn,
  type CheckInNumbers,
  checkIn,
  completePlan,
  lastRetirementAge,
  type PlanRecords,
  spendingAfterStop,
  yearsSince,
} from '@whenabouts/core';
import { AgeLine, DataTable, UnbrokenAmounts } from '@whenabouts/view';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { questionText } from '../../../components/plans/check-in-question.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import { simulatedLineOf } from '../charts/age-line-data.ts';
import { answerOfDraft } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import { siteSimulator } from '../site-simulator.ts';
import * as checkInStyles from './check-in.css.ts';
import { CheckInFan } from './check-in-fan.tsx';
import { CheckInForm, hasGuessedSpending } from './check-in-form.tsx';
import {
  balanceText,
  chanceText,
  dollarsText,
  newAnswerText,
  reasonRows,
  stayedText,
} from './check-in-text.ts';

interface CheckInViewProps {
  /** The newest record is compared with today. */
  records: PlanRecords;
  level: 2 | 3;
  /** The time of the check-in in ISO 8601. */
  today: string;
  /** True to focus the question, which appears below the button that opened it. */
  takesFocus?: boolean;
  /** Actions with the checked-in plan, below the result. */
  actions: (result: CheckIn) => ReactNode;
  /** Says which other numbers the page shows, if any. */
  note?: (result: CheckIn) => string | null;
}

/** A check-in: asks what the visitor has now, and compares the answer with the one of the last record. */
export function CheckInView(props: CheckInViewProps) {
  const { records, level, today, takesFocus = false, actions, note } = props;
  const [record] = records;
  const Heading = `h${level}` as const;
  const [numbers, setNumbers] = useState<CheckInNumbers>();
  const years = yearsSince(record.createdAt, today);
  const result = useMemo(
    () => numbers && checkIn(record, numbers, { today, simulator: siteSimulator() }),
    [record, numbers, today],
  );
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    question.current?.focus({ preventScroll: true });
    question.current?.scrollIntoView();
  }, [takesFocus]);
  return (
    <div className={checkInStyles.checkIn}>
      <Heading ref={question} tabIndex={-1}>
        {questionText(record.createdAt, years)}
      </Heading>
      <CheckInForm record={record} today={today} onSubmit={setNumbers} />
      {result && numbers && (
        <Result
          Heading={Heading}
          records={records}
          result={result}
          numbers={numbers}
          today={today}
          actions={actions(result)}
          note={note?.(result) ?? null}
        />
      )}
    </div>
  );
}

interface ResultProps {
  Heading: 'h2' | 'h3';
  records: PlanRecords;
  result: CheckIn;
  numbers: CheckInNumbers;
  today: string;
  actions: ReactNode;
  note: string | null;
}

function Result({ Heading, records, result, numbers, today, actions, note }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result takes the focus
  useEffect(() => heading.current?.focus(), [result]);
  const [record, ...earlier] = records;
  const { draft } = result;
  const year = new Date(today).getUTCFullYear();
  const { inputs, assumptions } = completePlan(draft, year);
  const balances = useMemo(
    () => balancesSinceFirst(records, numbers.currentSavings, today),
    [records, numbers, today],
  );
  const line = useMemo(() => simulatedLineOf(answerOfDraft(draft, year)), [draft, year]);
  const reasons = reasonRows(result);
  const hasStayed = draft.isRetired ? reasons.length === 0 : result.yearsChange === 0;
  return (
    <>
      <header className={checkInStyles.answer}>
        <Heading ref={heading} tabIndex={-1}>
          <UnbrokenAmounts
            text={`${balanceText(numbers.currentSavings, result.rank)} ${newAnswerText(result, lastRetirementAge(inputs, assumptions))}`}
          />
        </Heading>
        <p>
          <UnbrokenAmounts
            text={chanceText(result, {
              spending: spendingAfterStop(inputs.retirementAge, assumptions),
              isGuess: hasGuessedSpending(record) && numbers.monthlySpending === undefined,
            })}
          />
        </p>
        {note !== null && <p className={notPrinted}>{note}</p>}
        <p className={textStyles.note}>
          <UnbrokenAmounts text={dollarsText(result, numbers.currentSavings, record)} />
        </p>
      </header>
      <AgeLine line={line} />
      <Heading>{hasStayed ? 'Why it stayed' : 'Why it changed'}</Heading>
      {reasons.length === 0 ? (
        <p>{stayedText(result)}</p>
      ) : (
        <>
          <DataTable
            caption="Each row changes one thing, in this order"
            head={['Reason', draft.isRetired ? 'You can spend' : 'You could stop', 'Your plan works in']}
            rows={reasons}
          />
          <p className={`${textStyles.note} ${notPrinted}`}>
            <Link to={`${paths.howWeCalculate}#check-in`}>What the reasons mean</Link>
          </p>
        </>
      )}
      <CheckInFan record={earlier.at(-1) ?? record} balances={balances} />
      <div className={notPrinted}>{actions}</div>
    </>
  );
}
