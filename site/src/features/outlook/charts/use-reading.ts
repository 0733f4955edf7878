import { useState } from 'react';

export interface Reading {
  /** The value that is being read; null if none is. */
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

/** State of a chart that is read by age: the last age is remembered while the chart is left. */
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
