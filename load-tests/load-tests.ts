// npm run load-test: long load and fault-injection tests. Their short forms are part of `npm test`.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newReport, type Report } from './report.ts';

/** Descriptions of the files in `tests/`, with their options. */
const summaries: Readonly<Record<string, string>> = {
  'kill-server': 'kill -9 of the server under 32 writers [--kills 30] [--database mariadb]',
  'kill-database': 'kill -9 of mariadbd under 32 writers, and a control that must lose data [--kills 20]',
  galera: 'two servers on a Galera cluster: nodes killed, frozen, without a majority [--kills 3]',
  overload: 'sends three times the server’s capacity [--seconds 30] [--proxy] [--database mariadb]',
  memory: 'memory under pages, logins, saves and images [--minutes 10] [--database mariadb]',
};

/** Options of a load test; undefined means the test's default. */
export interface Options {
  readonly database: 'sqlite' | 'mariadb';
  readonly kills: number | undefined;
  readonly seconds: number | undefined;
  readonly minutes: number | undefined;
  /** Sends the load through the shipped proxy. */
  readonly proxy: boolean;
}

async function runLoadTest(name: string, options: Options): Promise<boolean> {
  console.log(`\n── ${name}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`);
  // Loaded here, because the list of the load tests does not need the server.
  const { endProcesses } = await import('../server/test/server-process.ts');
  const report = newReport();
  try {
    const test: { run(options: Options, report: Report): Promise<void> } = await import(`./tests/${name}.ts`);
    await test.run(options, report);
  } catch (error) {
    report.assert(`ran to the end: ${error instanceof Error ? error.message : error}`, false);
  } finally {
    await endProcesses();
  }
  return report.allPassed();
}

async function runLoadTests(names: readonly string[], options: Options): Promise<void> {
  // Killed servers leave files behind, which are removed with this folder.
  const folder = mkdtempSync(join(tmpdir(), 'load-test-'));
  // Database nodes that run as another user find their files in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  const failed: string[] = [];
  for (const name of names) if (!(await runLoadTest(name, options))) failed.push(name);
  console.log(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.join(', ')}`);
  rmSync(folder, { recursive: true, force: true });
  if (failed.length > 0) process.exitCode = 1;
}

function readCommandLine(): { readonly name: string | undefined; readonly options: Options } {
  const text = { type: 'string' } as const;
  const proxy = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { database: text, kills: text, seconds: text, minutes: text, proxy },
  });
  const { database = 'sqlite' } = values;
  if (database !== 'sqlite' && database !== 'mariadb')
    throw new RangeError('--database is sqlite or mariadb');
  const [kills, seconds, minutes] = [values.kills, values.seconds, values.minutes].map((value) => {
    if (value !== undefined && !/^[1-9]\d{0,8}$/.test(value))
      throw new RangeError(`A whole number above 0 is needed, not ${value}`);
    return value === undefined ? undefined : Number(value);
  });
  return { name: positionals[0], options: { database, kills, seconds, minutes, proxy: values.proxy } };
}

const { name, options } = readCommandLine();
const chosenTests = Object.keys(summaries).filter((test) => name === 'all' || name === test);
if (chosenTests.length > 0) await runLoadTests(chosenTests, options);
else {
  if (name !== undefined) {
    console.error(`There is no load test named ${name}.\n`);
    process.exitCode = 1;
  }
  console.log('npm run load-test -- <name>, or all:\n');
  for (const [test, summary] of Object.entries(summaries)) console.log(`  ${test.padEnd(16)} ${summary}`);
}
