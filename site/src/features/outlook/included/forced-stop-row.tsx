import { useEffect, useMemo, useState } from 'react';
import { InteractiveSentence } from '../../../components/sentence/interactive-sentence.tsx';
import { notPrinted } from '../../../ui/printed.css.ts';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import {
  defaultStopAge,
  type ForcedStop,
  forcedStop,
  forcedStopField,
  forcedStopSentence,
} from './forced-stop.ts';
import * as styles from './household-rows.css.ts';

interface ForcedStopRowProps {
  answer: OutlookAnswer;
  /** The spending that the server included in the page; null if it did not. */
  initial: ForcedStop | null;
}

/** The spending that is left if work ends earlier than planned, at an age that can be changed. */
export function ForcedStopRow({ answer, initial }: ForcedStopRowProps) {
  const [chosenAge, setChosenAge] = useState<number>();
  const field = forcedStopField(answer);
  const age = field === null ? null : clampTo(field, chosenAge ?? defaultStopAge(answer));
  const { solved, isPending } = useForcedStop(answer, age, initial);
  if (field === null || age === null) return null;
  return (
    <li className={`${styles.row} ${notPrinted}`}>
      <InteractiveSentence
        size="body"
        parts={forcedStopSentence(age, solved, isPending)}
        controlOf={() => ({ field, value: age, onChange: setChosenAge })}
      />
    </li>
  );
}

const clampTo = ({ min, max }: { min: number; max: number }, value: number) =>
  Math.min(Math.max(value, min), max);

/** Longer than the time between two changes of a drag, so that nothing is solved while the visitor drags. */
const DELAY_MS = 400;

/** Solves once the numbers have not changed for a while, or at once for print. Until then, the last result is pending. */
function useForcedStop(answer: OutlookAnswer, age: number | null, initial: ForcedStop | null) {
  const [solved, setSolved] = useState(initial);
  const isPending = solved?.answer !== answer || solved.age !== age;
  const isPrinting = useIsPrinting();
  useEffect(() => {
    if (!isPending || age === null) return undefined;
    const timer = setTimeout(() => setSolved(forcedStop(answer, age)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPending, answer, age]);
  return useMemo(
    () =>
      isPrinting && isPending && age !== null
        ? { solved: forcedStop(answer, age), isPending: false }
        : { solved, isPending },
    [isPrinting, isPending, answer, age, solved],
  );
}
