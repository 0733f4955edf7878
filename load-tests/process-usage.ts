import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the CPU time that a process has used, in milliseconds. Linux only. */
export function cpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Skip the name, which may contain spaces. State is the third field, user and system time are the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Returns the memory of a process that is in RAM (RSS), in MiB. Linux only. */
export function residentMiB(pid: number): number {
  const [, kib = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

export interface Sample {
  readonly minute: number;
  readonly mib: number;
}

/** Returns the slope of the line fitted to the samples, in MiB per minute. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ mib }) => mib))];
  const rise = samples.reduce((sum, { minute, mib }) => sum + (minute - x) * (mib - y), 0);
  return rise / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}
