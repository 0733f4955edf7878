/** What a drill says: numbers, and promises that were kept or not. */
export interface Report {
  tell(name: string, value: number | string): void;
  promise(words: string, kept: boolean): void;
  allKept(): boolean;
}

export function newReport(): Report {
  let broken = 0;
  let promises = 0;
  return {
    tell: (name, value) => console.log(`  ${name.padEnd(44)} ${value}`),
    promise: (words, kept) => {
      promises++;
      if (!kept) broken++;
      console.log(`  ${kept ? 'kept  ' : 'BROKEN'} ${words}`);
    },
    allKept: () => promises > 0 && broken === 0,
  };
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export const duration = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;

/** The middle and the worst of some durations. */
export const spread = (durations: readonly number[]): string =>
  `median ${duration(median(durations))}, longest ${duration(Math.max(...durations))}`;
