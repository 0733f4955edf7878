import path from 'node:path';
import { root } from '../bootstrap/run-process.mjs';
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './list-failures.ts';

interface TimedTest {
  readonly title: string;
  readonly ms: number;
}

/** The number of tests listed for each step. */
const LISTED = 2;

/** Returns the slowest tests of vitest's JSON report, each with its file and seconds. */
export function listSlowestOfVitest({ testResults }: VitestReport): readonly string[] {
  return listSlowest(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({
        title: `${path.relative(root, name)} ${fullName}`,
        ms: duration,
      })),
    ),
  );
}

/** Returns the slowest tests of Playwright's JSON report, each with its file and seconds. */
export function listSlowestOfPlaywright({ suites }: PlaywrightReport): readonly string[] {
  return listSlowest(suites.flatMap(testsOf));
}

function testsOf({ suites = [], specs }: PlaywrightSuite): readonly TimedTest[] {
  const own = specs.map(({ file, title, tests }) => {
    const durations = tests.flatMap(({ results }) => results).map(({ duration = 0 }) => duration);
    return { title: `${file} ${title}`, ms: Math.max(0, ...durations) };
  });
  return [...own, ...suites.flatMap(testsOf)];
}

const listSlowest = (tests: readonly TimedTest[]): readonly string[] =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, LISTED)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1)} s  ${title}`);
