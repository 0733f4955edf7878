import { mkdir, readFile, rm } from 'node:fs/promises';
import { run } from '../bootstrap/run-process.mjs';
import { listPlaywrightFailures, listVitestFailures } from './list-failures.ts';
import { type Count, type Step, singleCount } from './step.ts';

type Options = Partial<Pick<Step, 'needs'>> & { env?: NodeJS.ProcessEnv };

/** A step that runs one command, and passes if it exits with 0. */
export function command(name: string, [file = '', ...args]: readonly string[], options: Options = {}): Step {
  const { env, ...rest } = options;
  return {
    name,
    ...rest,
    run: async () => {
      const code = await run(file, args, env ? { env } : {});
      if (code > 128) process.exit(code);
      return singleCount(code === 0);
    },
  };
}

/** A step that runs some of the vitest projects. */
export function vitest(name: string, projects: readonly string[], options: Options = {}): Step {
  const only = projects.flatMap((project) => ['--project', project]);
  return counted(name, options, (report) => [
    ['vitest', 'run', ...only, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    countVitest,
  ]);
}

/** A step that runs all browser tests, or those of some files. */
export function playwright(
  name: string,
  { only = [], ...options }: Options & { only?: readonly string[] } = {},
): Step {
  return counted(name, options, (report) => [
    ['playwright', 'test', ...only],
    countPlaywright,
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  ]);
}

type CountedCommand = [command: readonly string[], count: (report: string) => Count, env?: NodeJS.ProcessEnv];

function counted(
  name: string,
  { env, ...rest }: Options,
  plan: (reportFile: string) => CountedCommand,
): Step {
  const folder = '.build/reports';
  const file = `${folder}/${name.toLowerCase().replaceAll(' ', '-')}.json`;
  const [[program = '', ...args], count, reportEnv] = plan(file);
  return {
    name,
    ...rest,
    run: async () => {
      await mkdir(folder, { recursive: true });
      await rm(file, { force: true });
      const code = await run(program, args, { env: { ...env, ...reportEnv } });
      if (code > 128) process.exit(code);
      const report = await readFile(file, 'utf8').catch(() => undefined);
      const counts = report === undefined ? singleCount(code === 0) : count(report);
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
  };
}

function countPlaywright(json: string): Count {
  const report = JSON.parse(json);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: listPlaywrightFailures(report) };
}
