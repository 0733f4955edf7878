// Long trials of what has to hold when things fail; `npm test` has the short ones.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DrillEntry, drills } from './drills/drills.ts';
import type { Options } from './drills/options.ts';
import { newReport } from './drills/report.ts';
import { oneOf, readArguments, wholeNumber } from './steps/read-arguments.ts';

const DATABASES = ['sqlite', 'mariadb'] as const;

async function runDrill({ name, load }: DrillEntry, options: Options): Promise<boolean> {
  console.log(`\n── ${name}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`);
  const report = newReport();
  try {
    const { run } = await load();
    await run(options, report);
  } catch (error) {
    report.promise(`ran to its end: ${error instanceof Error ? error.message : error}`, false);
  } finally {
    // Loaded here, so that a list of the drills costs nothing.
    const { endProcesses } = await import('../server/test/server-process.ts');
    await endProcesses();
  }
  return report.allKept();
}

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    kills: { type: 'string' },
    seconds: { type: 'string' },
    minutes: { type: 'string' },
    requests: { type: 'string' },
    proxy: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
  },
});
const [wanted] = positionals;
const number = (name: 'kills' | 'seconds' | 'minutes' | 'requests') => {
  const value = values[name];
  return value === undefined ? undefined : wholeNumber(name, value);
};
const options: Options = {
  database: values.database === undefined ? undefined : oneOf('database', DATABASES, values.database),
  kills: number('kills'),
  seconds: number('seconds'),
  minutes: number('minutes'),
  requests: number('requests'),
  proxy: values.proxy,
  control: values.control,
};
const chosen = drills.filter(({ name }) => wanted === 'all' || wanted === name);
if (chosen.length === 0) {
  const width = Math.max(...drills.map(({ name }) => name.length));
  if (wanted !== undefined) console.error(`There is no drill ${wanted}.\n`);
  console.log('npm run drill -- <name>, or all:\n');
  for (const { name, line } of drills) console.log(`  ${name.padEnd(width)}  ${line}`);
  if (wanted !== undefined) process.exitCode = 1;
}
// Servers that are killed leave files behind.
const folder = mkdtempSync(join(tmpdir(), 'drill-'));
process.env.TMPDIR = folder;
const broken: string[] = [];
for (const drill of chosen) if (!(await runDrill(drill, options))) broken.push(drill.name);
if (chosen.length > 0) console.log(broken.length === 0 ? '\nAll kept.' : `\nBroken: ${broken.join(', ')}`);
rmSync(folder, { recursive: true, force: true });
if (broken.length > 0) process.exitCode = 1;
