import { command, vitest } from './command.ts';

/** Everything that can be said of the sources without running them. */
export const checks = [
  command('format', ['biome', 'format', '.']),
  command('lint', ['biome', 'lint', '--error-on-warnings', '.']),
  vitest('arrows', ['arrows']),
  command('types', ['tsc', '--build']),
  command('dead code', ['knip']),
  command('licences', ['node', 'scripts/licences.ts']),
];
