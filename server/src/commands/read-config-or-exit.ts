import { readConfig } from '../config/config.ts';

/** Prints lines to standard error, and exits with code 1. */
export function fail(...lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/** Reads the configuration from the environment. If it is invalid, prints one line per error, and exits. */
export function readConfigOrExit() {
  const result = readConfig(process.env);
  return 'errors' in result
    ? fail('The configuration is invalid:', ...result.errors.map((error) => `  ${error}`))
    : result;
}
