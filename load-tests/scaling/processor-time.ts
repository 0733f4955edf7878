import { readFileSync } from 'node:fs';

/** Linux counts it in hundredths of a second. */
const TICK_MS = 10;

/** The milliseconds of processor time that a process has used so far, by what Linux tells of it. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Behind the name, which may hold anything: state is the third field, user and system time are the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
