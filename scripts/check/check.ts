// npm run check: runs the static checks.
import { command, vitest } from '../steps/command.ts';
import { runSteps } from '../steps/run-steps.ts';

/** The static checks. Those of one process come first, in parallel with the compiler and the linter, which use every core. */
export const checks = [
  // Each checker of a project checks the types of its libraries again.
  command('types', ['tsc', '--build', '--checkers', '1']),
  command('regular expressions', ['node', 'scripts/check/linear-regexes.ts']),
  command('dead code', ['knip']),
  vitest('import rules', ['import rules']),
  command('format and lint', ['biome', 'check', '--error-on-warnings', '.']),
  command('prose', ['node', 'site/build/check-prose.ts']),
  command('past facts', ['node', 'scripts/check/list-past-facts.ts']),
  command('licenses', ['node', 'scripts/check/licenses.ts']),
];

if (import.meta.main) process.exitCode = await runSteps([checks]);
