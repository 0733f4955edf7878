import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { planBody } from '../../server/test/factories.ts';
import { startProcess } from '../../server/test/server-process.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import type { Report } from '../report.ts';
import { newMember, send } from '../send.ts';

const SAVES = 300;

/** Counts the server's fsync calls while plans are saved one by one. */
export function run(_options: Options, report: Report): Promise<void> {
  return withEnvironment('sqlite', async ({ storage }) => {
    const { url, child } = await startProcess(storage, { env: UNLIMITED });
    const { cookie = '' } = (await newMember(url)) ?? {};
    const tracer = trace(Number(child.pid));
    await tracer.attached;
    for (let n = 0; n < SAVES; n++) {
      const save = { path: '/api/retirement-plans', method: 'POST', body: planBody(), headers: { cookie } };
      const { status } = await send(url, save);
      if (status !== 201) throw new Error(`a save got status ${status}`);
    }
    const calls = await tracer.end();
    report.record('saves, one after another', SAVES);
    report.record('fsync and fdatasync', calls);
    report.assert('each save was synced to disk before it was acknowledged', calls >= SAVES);
  });
}

interface Tracer {
  readonly attached: Promise<unknown>;
  /** Stops tracing and returns the number of calls. */
  end(): Promise<number>;
}

function trace(pid: number): Tracer {
  const args = ['-f', '-c', '-e', 'trace=fsync,fdatasync', '-p', String(pid)];
  const tracer: ChildProcess = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  const attached = new Promise<void>((resolve, reject) => {
    tracer.once('error', () => reject(new Error('strace is missing. On Debian: apt-get install strace')));
    tracer.once('exit', () => reject(new Error(`strace ended: ${output}`)));
    tracer.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes('attached')) resolve();
    });
  });
  return {
    attached,
    end: async () => {
      const ended = once(tracer, 'close');
      tracer.kill('SIGINT');
      await ended;
      const rows = output.matchAll(/^ *[\d.]+ +[\d.]+ +\d+ +(\d+) .*(?:fsync|fdatasync)$/gm);
      return [...rows].reduce((sum, [, calls]) => sum + Number(calls), 0);
    },
  };
}
