import { Tinypool } from 'tinypool';

/** The time after which an idle thread ends. Starting a thread takes 130 ms of CPU time. */
const IDLE_MS = 600_000;

export interface WorkerPoolOptions {
  /** The module that the thread runs. */
  readonly file: URL;
  /** The module's function that does the work. */
  readonly name: string;
  readonly heapMb?: number;
}

/** Creates a pool of one worker thread, which starts with the first task and knows none of the server's secrets. */
export function createWorkerPool({ file, name, heapMb }: WorkerPoolOptions): Tinypool {
  return new Tinypool({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    env: {},
    // The thread must resolve packages as the server does, to sources or builds. Other arguments are for the server alone.
    execArgv: process.execArgv.filter((argument) => argument.startsWith('--conditions=')),
    ...(heapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
  });
}
