/** Number of passed and failed tests; a step without tests counts as one. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  failures?: readonly string[];
  slowest?: readonly string[];
}

interface Result extends Count {
  name: string;
  seconds: number;
  note: string;
}

interface Output {
  /** Receives the output of the step's command instead of the terminal. */
  onOutput?: (text: string) => void;
}

export interface Step {
  readonly name: string;
  /** Names of steps that must pass before this step can run. They come before it, and before the steps in parallel with it. */
  readonly needs?: readonly string[];
  readonly run: (output: Output) => Promise<Count>;
}

/** Steps that run in parallel, two at a time, in the order of the list. */
type ParallelSteps = readonly Step[];

/**
 * Runs the steps in sequence; a failure does not stop steps that do not depend on it. Prints a table, the slowest and
 * the failed tests, and a summary. Returns an exit code.
 */
export async function runSteps(steps: readonly (Step | ParallelSteps)[]): Promise<number> {
  const results: Result[] = [];
  try {
    for (const step of steps) {
      if ('run' in step) results.push(await runStep(step, results));
      else results.push(...(await runInParallel(step, results)));
    }
  } catch (error) {
    if (error instanceof KilledError) return error.exitCode;
    throw error;
  }
  return report(results);
}

/** Thrown if a signal, such as Ctrl-C, ended a command. Ends the run. */
export class KilledError extends Error {
  readonly exitCode: number;

  /** @param exitCode 128 and the signal's number */
  constructor(exitCode: number) {
    super(`The command was ended by signal ${exitCode - 128}.`);
    this.exitCode = exitCode;
  }
}

/** Runs the steps, and prints the output of each when it has ended. After a thrown error, no other step starts. */
async function runInParallel(steps: ParallelSteps, earlier: readonly Result[]): Promise<readonly Result[]> {
  const waitingSteps = [...steps.entries()];
  const results: Result[] = [];
  const runNext = async (): Promise<void> => {
    const [index, step] = waitingSteps.shift() ?? [];
    if (index === undefined || !step) return;
    let output = '';
    const onOutput = (text: string) => {
      output += text;
    };
    try {
      results[index] = await runStep(step, earlier, { onOutput });
    } catch (error) {
      waitingSteps.length = 0;
      throw error;
    } finally {
      process.stdout.write(output);
    }
    await runNext();
  };
  const runs = [runNext(), runNext()];
  // The step in parallel with a killed one also ends before the run does.
  await Promise.allSettled(runs);
  await Promise.all(runs);
  return results;
}

async function runStep(step: Step, earlier: readonly Result[], output: Output = {}): Promise<Result> {
  const print = output.onOutput ?? ((text: string) => process.stdout.write(text));
  print(`\n── ${step.name}\n`);
  const failedNeed = step.needs?.find((name) => {
    const need = earlier.find((result) => result.name === name);
    if (!need) throw new Error(`${step.name} needs ${name}, which is not a step before it.`);
    return need.failed > 0;
  });
  if (failedNeed) {
    const note = `not run: ${failedNeed} failed`;
    print(`${note}\n`);
    return { name: step.name, passed: 0, failed: 1, skipped: 0, seconds: 0, note };
  }
  const started = performance.now();
  const count = await step.run(output).catch((error: unknown) => {
    print(`${error instanceof Error ? error.message : error}\n`);
    if (error instanceof KilledError) throw error;
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const note = count.skipped > 0 ? `${count.skipped} skipped` : '';
  return { name: step.name, ...count, seconds: (performance.now() - started) / 1000, note };
}

function report(results: readonly Result[]): number {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const { name, passed, failed, seconds, note } of results) {
    const status = failed > 0 ? 'FAILED' : 'passed';
    const ratio = `${passed}/${passed + failed}`.padStart(9);
    console.log(`${status}  ${name.padEnd(width)} ${ratio} ${seconds.toFixed(1).padStart(7)} s  ${note}`);
  }
  console.log('\nSlowest tests');
  for (const { name, slowest = [] } of results) {
    for (const test of slowest) console.log(`${name.padEnd(width)} ${test}`);
  }
  for (const { name, failures = [] } of results) {
    for (const failure of failures) console.log(`\nFAILED  ${name}: ${failure}`);
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return sum('failed') > 0 ? 1 : 0;
}

/** Counts a step without tests. */
export const singleCount = (passed: boolean): Count => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});
