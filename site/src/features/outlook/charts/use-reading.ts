import { useState } from 'react';

/** Text below a chart while the visitor points at no age. */
export const READING_HINT = 'Point at the chart, or use its arrow keys, to read it by age.';

export interface Reading {
  /** The age that the visitor points at; null if none. */
  value: number | null;
  /** Props of `ChartReader`. */
  reader: {
    min: number;
    max: number;
    value: number;
    onChange: (value: number) => void;
    onLeave: () => void;
  };
}

/** The age that the visitor points at in a chart. Returning to the chart starts at the last age. */
export function useReading(min: number, max: number): Reading {
  const [chosen, setChosen] = useState(max);
  const [isReading, setReading] = useState(false);
  const value = Math.min(Math.max(chosen, min), max);
  return {
    value: isReading ? value : null,
    reader: {
      min,
      max,
      value,
      onChange: (next) => {
        setChosen(next);
        setReading(true);
      },
      onLeave: () => setReading(false),
    },
  };
}
