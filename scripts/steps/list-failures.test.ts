import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bootstrap/run-process.mjs';
import { listPlaywrightFailures, listVitestFailures } from './list-failures.ts';

test('failed tests of vitest are listed with their files and errors, and files that fail outside their tests', () => {
  const passed = { status: 'passed', fullName: 'adding works', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'adding wraps',
    failureMessages: ['expected 1 to be 2\n    at'],
  };
  const testResults = [
    {
      name: path.join(root, 'core/add.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [passed, failed],
    },
    {
      name: path.join(root, 'core/broken.test.ts'),
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
    { name: path.join(root, 'core/hook.test.ts'), status: 'failed', message: '', assertionResults: [passed] },
    { name: path.join(root, 'core/good.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(listVitestFailures({ testResults })).toEqual([
    'core/add.test.ts adding wraps\n    expected 1 to be 2\n        at',
    'core/broken.test.ts\n    Cannot find module',
    'core/hook.test.ts\n    failed outside its tests: see above',
  ]);
});

test('failed tests of Playwright are listed with their files and errors, and errors outside the tests', () => {
  const spec = (title: string, ...errors: string[]) => ({
    file: 'site/e2e/faq.test.ts',
    line: 7,
    title,
    ok: errors.length === 0,
    tests: [{ results: [{ errors: errors.map((message) => ({ message })) }] }],
  });
  const nested = { specs: [spec('closes', '\u001b[31mExpected: 2\u001b[39m\nReceived: 1', 'another')] };
  const suites = [{ specs: [spec('opens')], suites: [nested] }];
  expect(listPlaywrightFailures({ suites, errors: [{ message: 'No tests found' }] })).toEqual([
    'outside the tests\n    No tests found',
    'site/e2e/faq.test.ts:7 closes\n    Expected: 2\n    Received: 1\n    another',
  ]);
});

test('a long error is listed with its first twelve lines', () => {
  const message = Array.from({ length: 100 }, (_, n) => `line ${n + 1}`).join('\n');
  const [failure = ''] = listPlaywrightFailures({ suites: [], errors: [{ message }] });
  expect(failure.split('\n').slice(1).at(-1)?.trim()).toBe('line 12');
});
