import { parseArgs } from 'node:util';

/** Options of a load test; undefined means the test's default. */
export interface Options {
  readonly database: 'sqlite' | 'mariadb';
  readonly kills: number | undefined;
  readonly seconds: number | undefined;
  readonly minutes: number | undefined;
  /** Sends the load through the shipped proxy. */
  readonly proxy: boolean;
}

/** Reads the name of a load test and its options from the command line. */
export function readCommandLine(): { readonly name: string | undefined; readonly options: Options } {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      database: text,
      kills: text,
      seconds: text,
      minutes: text,
      proxy: { type: 'boolean', default: false },
    },
  });
  const { database = 'sqlite', kills, seconds, minutes, proxy } = values;
  if (database !== 'sqlite' && database !== 'mariadb')
    throw new RangeError('--database is sqlite or mariadb');
  const numbers = { kills: count(kills), seconds: count(seconds), minutes: count(minutes) };
  return { name: positionals[0], options: { database, ...numbers, proxy } };
}

function count(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new RangeError(`A whole number above 0 is needed, not ${text}`);
  return Number(text);
}
