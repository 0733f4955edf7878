import { useEffect, useRef, useState } from 'react';

/** About two frames: the sentence is painted first, and a drag still moves the charts. */
const DELAY_MS = 32;

/** Returns the latest value, a moment late and not with every change: for what takes longer than a frame. */
export function useSoon<T>(value: T): T {
  const [late, setLate] = useState(value);
  const latest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  latest.current = value;

  useEffect(() => {
    if (late === value || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setLate(() => latest.current);
    }, DELAY_MS);
  }, [late, value]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return late;
}
