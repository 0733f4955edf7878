import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Parses the command line. Prints an error and exits for unknown options. */
export function readArguments<Config extends ParseArgsConfig>(config: Config) {
  return exitOnError(() => parseArgs(config));
}

export function wholeNumber(name: string, value: string): number {
  return exitOnError(() => {
    if (!/^[1-9]\d{0,8}$/.test(value))
      throw new RangeError(`--${name} needs a whole number above 0, not ${value}`);
    return Number(value);
  });
}

export function oneOf<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  value: string,
): Choice {
  return exitOnError(() => {
    const choice = choices.find((valid) => valid === value);
    if (choice === undefined) throw new RangeError(`--${name} is one of ${choices.join(', ')}, not ${value}`);
    return choice;
  });
}

function exitOnError<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
