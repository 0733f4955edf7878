import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../bootstrap/run-process.mjs';

export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    /** The error of a file that could not be loaded. */
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[];
      /** Milliseconds, of a test that was run. */
      duration?: number;
    }[];
  }[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** Errors outside the tests. */
  errors: { message: string }[];
}

/** A suite is a test file or a `describe` block; `suites` are the `describe` blocks inside it. */
export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    ok: boolean;
    tests: {
      results: {
        errors: { message: string }[];
        /** Milliseconds. */
        duration?: number;
      }[];
    }[];
  }[];
}

/** Returns the failed tests of vitest's JSON report, each with its first error. */
export function listVitestFailures({ testResults }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // The report does not have the errors of hooks.
    if (status === 'failed' && failed.length === 0) {
      return [withError(file, message || 'failed outside its tests: see above')];
    }
    return failed.map(({ fullName, failureMessages: [error] }) => withError(`${file} ${fullName}`, error));
  });
}

/** Returns the failed tests of Playwright's JSON report, each with its errors. */
export function listPlaywrightFailures({ suites, errors }: PlaywrightReport): readonly string[] {
  return [
    ...errors.map(({ message }) => withError('outside the tests', message)),
    ...suites.flatMap(listSuiteFailures),
  ];
}

function listSuiteFailures({ suites = [], specs }: PlaywrightSuite): readonly string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const messages = tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors)
        .map(({ message }) => message);
      return withError(`${file}:${line} ${title}`, messages.join('\n'));
    }),
    ...suites.flatMap(listSuiteFailures),
  ];
}

/** Lines of an error to list; later ones are a stack or code. */
const ERROR_LINES = 12;

function withError(test: string, error = ''): string {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, ERROR_LINES);
  return [test, ...lines].join('\n    ');
}
