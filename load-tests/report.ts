/** Prints the measurements and assertions of one load test. */
export interface Report {
  record(name: string, value: number | string): void;
  assert(text: string, passed: boolean): void;
  /** True if there was at least one assertion and none failed. */
  allPassed(): boolean;
}

export function newReport(): Report {
  let failed = 0;
  let assertions = 0;
  return {
    record: (name, value) => console.log(`  ${name.padEnd(44)} ${value}`),
    assert: (text, passed) => {
      assertions++;
      if (!passed) failed++;
      console.log(`  ${passed ? 'pass' : 'FAIL'}  ${text}`);
    },
    allPassed: () => assertions > 0 && failed === 0,
  };
}

export const formatDuration = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;

/** Formats the median and the maximum of durations in milliseconds. */
export function formatSpread(durations: readonly number[]): string {
  const sorted = durations.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return `median ${formatDuration(median)}, longest ${formatDuration(Math.max(...durations))}`;
}

export const formatCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

/** Formats the first items of a list that should be empty, as the end of a sentence. */
export const formatList = (items: readonly string[]): string =>
  items.length === 0 ? '' : `: ${items.slice(0, 5).join(', ')}${items.length > 5 ? ' …' : ''}`;
