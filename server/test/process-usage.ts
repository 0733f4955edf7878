import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

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

/**
 * Moves the given processes to the first half of the cores, and this one, which sends the load, to the other half.
 * Otherwise a client that sends more takes processor time from the server, and the server's capacity seems to fall.
 * Returns a function that lets this process use all cores again. Linux only.
 */
export function separateCores(servers: readonly number[]): () => void {
  const cores = availableParallelism();
  const half = Math.max(1, Math.floor(cores / 2));
  const move = (pid: number, first: number, last: number) =>
    spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `${first}-${last}`, String(pid)]);
  for (const pid of servers) move(pid, 0, half - 1);
  move(process.pid, Math.min(half, cores - 1), cores - 1);
  return () => void move(process.pid, 0, cores - 1);
}
