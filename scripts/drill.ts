// Long trials of what has to hold when things fail; `npm test` has the short ones.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DrillEntry, drills } from './drills/drills.ts';
import { newReport } from './drills/report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    kills: { type: 'string' },
    seconds: { type: 'string' },
    minutes: { type: 'string' },
    requests: { type: 'string' },
    control: { type: 'boolean', default: false },
  },
});

async function runDrill({ name, load }: DrillEntry): Promise<boolean> {
  console.log(`\n── ${name}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`);
  const report = newReport();
  try {
    const { run } = await load();
    await run(
      {
        database: databaseFrom(values.database),
        kills: numberFrom(values.kills),
        seconds: numberFrom(values.seconds),
        minutes: numberFrom(values.minutes),
        requests: numberFrom(values.requests),
        control: values.control,
      },
      report,
    );
  } catch (error) {
    report.promise(`ran to its end: ${error instanceof Error ? error.message : error}`, false);
  } finally {
    // Loaded here, so that a list of the drills costs nothing.
    const { endProcesses } = await import('../server/test/server-process.ts');
    await endProcesses();
  }
  return report.allKept();
}

function numberFrom(value: string | undefined): number | undefined {
  if (value === undefined || /^[1-9]\d*$/.test(value)) return value === undefined ? value : Number(value);
  throw new RangeError(`${value} is not a whole number above 0`);
}

function databaseFrom(value: string | undefined): 'sqlite' | 'mariadb' | undefined {
  if (value === undefined || value === 'sqlite' || value === 'mariadb') return value;
  throw new RangeError(`${value} is neither sqlite nor mariadb`);
}

const [wanted] = positionals;
const chosen = drills.filter(({ name }) => wanted === 'all' || wanted === name);
if (chosen.length === 0) {
  const width = Math.max(...drills.map(({ name }) => name.length));
  console.log('npm run drill -- <name>, or all:\n');
  for (const { name, line } of drills) console.log(`  ${name.padEnd(width)}  ${line}`);
  if (wanted !== undefined) process.exitCode = 1;
}
// Servers that are killed leave files behind.
const folder = mkdtempSync(join(tmpdir(), 'drill-'));
process.env.TMPDIR = folder;
const broken: string[] = [];
for (const drill of chosen) if (!(await runDrill(drill))) broken.push(drill.name);
if (chosen.length > 0) console.log(broken.length === 0 ? '\nAll kept.' : `\nBroken: ${broken.join(', ')}`);
rmSync(folder, { recursive: true, force: true });
if (broken.length > 0) process.exitCode = 1;
