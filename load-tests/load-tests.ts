// Long load and fault-injection tests: npm run load-test. The short forms are part of `npm test`.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Options, readCommandLine } from './options.ts';
import { newReport, type Report } from './report.ts';

interface LoadTest {
  /** One line for the list of tests, with the options it takes. */
  readonly summary: string;
  /** Imports the test when it runs, so that listing the tests stays fast. */
  load(): Promise<{ run(options: Options, report: Report): Promise<void> }>;
}

const loadTests: Readonly<Record<string, LoadTest>> = {
  'kill-server': {
    summary: 'kill -9 of the server under 32 writers [--kills 30] [--database mariadb]',
    load: () => import('./faults/kill-server.ts'),
  },
  'kill-database': {
    summary: 'kill -9 of mariadbd under 32 writers, and a control that must lose data [--kills 20]',
    load: () => import('./faults/kill-database.ts'),
  },
  galera: {
    summary: 'two servers on a Galera cluster: nodes killed, frozen, without a majority [--kills 3]',
    load: () => import('./faults/galera.ts'),
  },
  'frozen-database': {
    summary: '50 pages per second while MariaDB is stopped with SIGSTOP [--seconds 20] [--proxy]',
    load: () => import('./faults/frozen-database.ts'),
  },
  newsletter: {
    summary: 'kill -9 of a server that sends to 600 subscribers [--kills 5] [--database mariadb]',
    load: () => import('./faults/newsletter.ts'),
  },
  backup: {
    summary: 'backs up 100,000 plans under 32 writers, and restores them [--database mariadb]',
    load: () => import('./faults/backup.ts'),
  },
  overload: {
    summary: 'sends three times the server’s capacity [--seconds 30] [--proxy] [--database mariadb]',
    load: () => import('./load/overload.ts'),
  },
  scaling: {
    summary: 'rates and CPU time of one server, and kills of two behind the proxy [--seconds 8] [--kills 6]',
    load: () => import('./load/scaling.ts'),
  },
  memory: {
    summary: 'memory under pages, logins, saves and images [--minutes 10] [--database mariadb]',
    load: () => import('./load/memory.ts'),
  },
};

async function runLoadTest(name: string, { load }: LoadTest, options: Options): Promise<boolean> {
  console.log(`\n── ${name}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`);
  const report = newReport();
  try {
    const { run } = await load();
    await run(options, report);
  } catch (error) {
    report.assert(`ran to the end: ${error instanceof Error ? error.message : error}`, false);
  } finally {
    const { endProcesses } = await import('../server/test/server-process.ts');
    await endProcesses();
  }
  return report.allPassed();
}

function listLoadTests(): void {
  console.log('npm run load-test -- <name>, or all:\n');
  const width = Math.max(...Object.keys(loadTests).map((name) => name.length));
  for (const [name, { summary }] of Object.entries(loadTests)) {
    console.log(`  ${name.padEnd(width)}  ${summary}`);
  }
}

async function runLoadTests(chosen: readonly [string, LoadTest][], options: Options): Promise<void> {
  // Killed servers leave files behind, which are removed with this folder.
  const folder = mkdtempSync(join(tmpdir(), 'load-test-'));
  // Database nodes that run as another user find their files in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  const failed: string[] = [];
  for (const [name, loadTest] of chosen) {
    if (!(await runLoadTest(name, loadTest, options))) failed.push(name);
  }
  console.log(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.join(', ')}`);
  rmSync(folder, { recursive: true, force: true });
  if (failed.length > 0) process.exitCode = 1;
}

const { name, options } = readCommandLine();
const chosen = Object.entries(loadTests).filter(([test]) => name === 'all' || name === test);
if (chosen.length > 0) await runLoadTests(chosen, options);
else {
  if (name !== undefined) {
    console.error(`There is no load test named ${name}.\n`);
    process.exitCode = 1;
  }
  listLoadTests();
}
