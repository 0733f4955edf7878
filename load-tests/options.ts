import { oneOf, readArguments, wholeNumber } from '../scripts/bootstrap/read-arguments.ts';

/** Options of a load test; undefined means the test's default. */
export type Options = ReturnType<typeof readCommandLine>['options'];

/** Reads the name of a load test and its options from the command line. */
export function readCommandLine() {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      kills: { type: 'string' },
      seconds: { type: 'string' },
      minutes: { type: 'string' },
      proxy: { type: 'boolean', default: false },
    },
  });
  const number = (name: 'kills' | 'seconds' | 'minutes') => {
    const value = values[name];
    return value === undefined ? undefined : wholeNumber(name, value);
  };
  return {
    name: positionals[0],
    options: {
      database: oneOf('database', ['sqlite', 'mariadb'], values.database ?? 'sqlite'),
      kills: number('kills'),
      seconds: number('seconds'),
      minutes: number('minutes'),
      /** Sends the load through the shipped proxy. */
      proxy: values.proxy,
    },
  };
}
