// Long load and fault-injection tests: npm run load-test. The short forms are part of `npm test`.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneOf, readArguments, wholeNumber } from '../scripts/bootstrap/read-arguments.ts';
import { type LoadTest, loadTests } from './list.ts';
import type { Options } from './options.ts';
import { newReport } from './report.ts';

const DATABASES = ['sqlite', 'mariadb'] as const;

async function runLoadTest({ name, load }: LoadTest, options: Options): Promise<boolean> {
  console.log(`\n── ${name}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`);
  const report = newReport();
  try {
    const { run } = await load();
    await run(options, report);
  } catch (error) {
    report.assert(`ran to the end: ${error instanceof Error ? error.message : error}`, false);
  } finally {
    // Imported here, so that listing the tests stays fast.
    const { endProcesses } = await import('../server/test/server-process.ts');
    await endProcesses();
  }
  return report.allPassed();
}

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    kills: { type: 'string' },
    seconds: { type: 'string' },
    minutes: { type: 'string' },
    proxy: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
  },
});
const [wanted] = positionals;
const number = (name: 'kills' | 'seconds' | 'minutes') => {
  const value = values[name];
  return value === undefined ? undefined : wholeNumber(name, value);
};
const options: Options = {
  database: values.database === undefined ? undefined : oneOf('database', DATABASES, values.database),
  kills: number('kills'),
  seconds: number('seconds'),
  minutes: number('minutes'),
  proxy: values.proxy,
  control: values.control,
};
const chosen = loadTests.filter(({ name }) => wanted === 'all' || wanted === name);
if (chosen.length === 0) {
  const width = Math.max(...loadTests.map(({ name }) => name.length));
  if (wanted !== undefined) console.error(`There is no load test named ${wanted}.\n`);
  console.log('npm run load-test -- <name>, or all:\n');
  for (const { name, summary } of loadTests) console.log(`  ${name.padEnd(width)}  ${summary}`);
  if (wanted !== undefined) process.exitCode = 1;
}
// Killed servers leave files behind; this folder takes them all.
const folder = mkdtempSync(join(tmpdir(), 'load-test-'));
// Database nodes that run as another user find their files in it.
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;
const failed: string[] = [];
for (const loadTest of chosen) if (!(await runLoadTest(loadTest, options))) failed.push(loadTest.name);
if (chosen.length > 0) console.log(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.join(', ')}`);
rmSync(folder, { recursive: true, force: true });
if (failed.length > 0) process.exitCode = 1;
