import { mkdir, readFile, rm } from 'node:fs/promises';
import { run } from '../bootstrap/run-process.mjs';
import { buildStale } from '../build/build.ts';
import { listPlaywrightFailures, listVitestFailures } from './list-failures.ts';
import { listSlowestOfPlaywright, listSlowestOfVitest } from './list-slowest.ts';
import { type Count, KilledError, type Step, singleCount } from './run-steps.ts';

type Options = Partial<Pick<Step, 'needs'>> & { env?: NodeJS.ProcessEnv };

/** Returns a step that runs one command, and passes if it exits with 0. */
export function command(name: string, [file = '', ...args]: readonly string[], options: Options = {}): Step {
  const { env, ...rest } = options;
  return {
    name,
    ...rest,
    run: async (output) => {
      const code = await run(file, args, { ...output, ...(env && { env }) });
      throwIfKilled(code);
      return singleCount(code === 0);
    },
  };
}

/** Returns a step that builds what is stale: all targets, or only the given ones. */
export const buildStep = (...only: readonly string[]): Step => ({
  name: 'build',
  run: async () => singleCount((await buildStale(only.length > 0 ? { only } : {})) === 0),
});

/** @param options `only`: a part of the titles of the tests to run */
export function vitest(
  name: string,
  projects: readonly string[],
  { only: title, ...options }: Options & { only?: string } = {},
): Step {
  const only = [
    ...projects.flatMap((project) => ['--project', project]),
    ...(title ? ['--testNamePattern', title] : []),
  ];
  const report = reportFile(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return testStep(name, options, {
    command: ['vitest', 'run', ...only, ...reporters],
    report,
    count: countVitest,
  });
}

export function playwright(
  name: string,
  { only = [], env, ...options }: Options & { only?: readonly string[] } = {},
): Step {
  const report = reportFile(name);
  return testStep(
    name,
    { ...options, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    { command: ['playwright', 'test', ...only], report, count: countPlaywright },
  );
}

function throwIfKilled(code: number): void {
  if (code > 128) throw new KilledError(code);
}

const REPORTS = '.build/reports';

const reportFile = (name: string): string => `${REPORTS}/${name.toLowerCase().replaceAll(' ', '-')}.json`;

interface TestRun {
  readonly command: readonly string[];
  /** The file to which the command writes its report as JSON. */
  readonly report: string;
  readonly count: (report: string) => Count;
}

function testStep(name: string, { env, ...rest }: Options, { command, report, count }: TestRun): Step {
  const [program = '', ...args] = command;
  return {
    name,
    ...rest,
    run: async (output) => {
      await mkdir(REPORTS, { recursive: true });
      await rm(report, { force: true });
      const code = await run(program, args, { ...output, ...(env && { env }) });
      throwIfKilled(code);
      const json = await readFile(report, 'utf8').catch(() => undefined);
      const counts = json === undefined ? singleCount(code === 0) : count(json);
      // A runner can fail although its tests passed: an import that throws, a hook, an empty suite.
      if (code === 0 || counts.failed > 0) return counts;
      const failures = counts.failures?.length ? counts.failures : ['outside the tests: see above'];
      return { ...counts, failed: 1, failures };
    },
  };
}

function countVitest(json: string): Count {
  const report = JSON.parse(json);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures: listVitestFailures(report),
    slowest: listSlowestOfVitest(report),
  };
}

function countPlaywright(json: string): Count {
  const report = JSON.parse(json);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: listPlaywrightFailures(report),
    slowest: listSlowestOfPlaywright(report),
  };
}
