import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bootstrap/run-process.mjs';
import { listSlowestOfPlaywright, listSlowestOfVitest } from './list-slowest.ts';

test('the two slowest tests of vitest are listed with their files, the slowest first', () => {
  const timed = (fullName: string, duration?: number) => ({
    status: 'passed',
    fullName,
    failureMessages: [],
    ...(duration !== undefined && { duration }),
  });
  const fileOf = (name: string, ...assertionResults: ReturnType<typeof timed>[]) => ({
    name: path.join(root, name),
    status: 'passed',
    message: '',
    assertionResults,
  });
  const testResults = [
    fileOf('core/add.test.ts', timed('adds', 20), timed('wraps', 1_500)),
    fileOf('core/divide.test.ts', timed('divides', 2_000), timed('was not run')),
  ];
  expect(listSlowestOfVitest({ testResults })).toEqual([
    '2.0 s  core/divide.test.ts divides',
    '1.5 s  core/add.test.ts wraps',
  ]);
});

test('the two slowest tests of Playwright are listed with their files, the slowest first', () => {
  const spec = (title: string, ...durations: number[]) => ({
    file: 'site/e2e/faq.test.ts',
    line: 7,
    title,
    ok: true,
    tests: [{ results: durations.map((duration) => ({ errors: [], duration })) }],
  });
  const suites = [
    { specs: [spec('opens', 900)], suites: [{ specs: [spec('closes', 1_000), spec('prints')] }] },
  ];
  expect(listSlowestOfPlaywright({ suites, errors: [] })).toEqual([
    '1.0 s  site/e2e/faq.test.ts closes',
    '0.9 s  site/e2e/faq.test.ts opens',
  ]);
});
