import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, until } from '../../server/test/server-process.ts';

/** A module loaded into the server, which prints the heap size on SIGUSR2. */
export const HEAP_REPORTER = new URL('../../server/test/print-heap.mjs', import.meta.url).href;

/** Returns the heap size after garbage collection, in bytes. */
export async function heapOf(server: ServerProcess): Promise<number> {
  const reported = () => [...server.output().matchAll(/^heap (\d+)$/gm)].map(([, bytes]) => Number(bytes));
  const before = reported().length;
  server.child.kill('SIGUSR2');
  await until(async () => reported().length > before, server);
  return reported().at(-1) ?? Number.NaN;
}

export function residentMiB(pid: number | undefined): number {
  const [, kib = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

export const openFiles = (pid: number | undefined): number => readdirSync(`/proc/${pid}/fd`).length;

export interface Sample {
  readonly minute: number;
  readonly mib: number;
}

/** Samples a process's memory every two seconds. */
export async function watchMemory(pid: number | undefined, minutes: number): Promise<readonly Sample[]> {
  const from = performance.now();
  const samples: Sample[] = [];
  for (;;) {
    const minute = (performance.now() - from) / 60_000;
    if (minute >= minutes) return samples;
    samples.push({ minute, mib: residentMiB(pid) });
    await pause(2000);
  }
}

/** Returns the slope of the line fitted to the samples, in MiB per minute. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ mib }) => mib))];
  const rise = samples.reduce((sum, { minute, mib }) => sum + (minute - x) * (mib - y), 0);
  return rise / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}
