import { command, vitest } from '../steps/command.ts';

/** The static checks. */
export const checks = [
  command('format and lint', ['biome', 'check', '--error-on-warnings', '.']),
  vitest('import rules', ['import rules']),
  command('types', ['tsc', '--build']),
  command('dead code', ['knip']),
  command('regular expressions', ['node', 'scripts/check/check-regexes.ts']),
  command('past facts', ['node', 'scripts/check/list-past-facts.ts']),
  command('licenses', ['node', 'scripts/check/licenses.ts']),
];
