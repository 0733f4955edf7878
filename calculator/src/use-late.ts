import { useEffect, useState } from 'react';

/** So that the slider moves first, on slow phones too. */
const DELAY_MS = 80;

/** Returns the latest value once it has not changed for a moment: for what takes longer than a frame. */
export function useLate<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
