// npm run check: runs the static checks.
import { command, vitest } from '../steps/command.ts';
import { runSteps } from '../steps/run-steps.ts';

export const checks = [
  command('format and lint', ['biome', 'check', '--error-on-warnings', '.']),
  vitest('import rules', ['import rules']),
  command('types', ['tsc', '--build']),
  command('prose', ['node', 'site/build/check-prose.ts']),
  command('dead code', ['knip']),
  command('regular expressions', ['node', 'scripts/check/linear-regexes.ts']),
  command('past facts', ['node', 'scripts/check/list-past-facts.ts']),
  command('licenses', ['node', 'scripts/check/licenses.ts']),
];

if (import.meta.main) process.exitCode = await runSteps(checks);
