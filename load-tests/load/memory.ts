import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, until } from '../../server/test/server-process.ts';

/** Loaded into a server, so that `heapOf` can ask it. */
export const HEAP_TELLER = new URL('../../server/test/tell-heap.mjs', import.meta.url).href;

/** What is still used after everything unused has been collected, in bytes. */
export async function heapOf(server: ServerProcess): Promise<number> {
  const told = () => [...server.output().matchAll(/^heap (\d+)$/gm)].map(([, bytes]) => Number(bytes));
  const before = told().length;
  server.child.kill('SIGUSR2');
  await until(async () => told().length > before, server);
  return told().at(-1) ?? Number.NaN;
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

/** Looks at a process's memory now and then for so long. */
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

/** The slope of the straight line that is nearest to the samples, in MiB a minute. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ mib }) => mib))];
  const rise = samples.reduce((sum, { minute, mib }) => sum + (minute - x) * (mib - y), 0);
  return rise / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}
