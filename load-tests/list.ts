import type { Options } from './options.ts';
import type { Report } from './report.ts';

export interface LoadTest {
  readonly name: string;
  /** One line for the list of tests, with the options it takes. */
  readonly summary: string;
  /** Imports the test when it runs, so that listing the tests stays fast. */
  load(): Promise<{ run(options: Options, report: Report): Promise<void> }>;
}

export const loadTests: readonly LoadTest[] = [
  {
    name: 'kill-server',
    summary: 'kill -9 of the server under 32 writers [--kills 30] [--database mariadb]',
    load: () => import('./faults/kill-server.ts'),
  },
  {
    name: 'kill-database',
    summary:
      'kill -9 of mariadbd under 32 writers, and a control that must lose data [--kills 20] [--control]',
    load: () => import('./faults/kill-database.ts'),
  },
  {
    name: 'galera',
    summary: 'two servers on a Galera cluster: nodes killed, frozen, without a majority [--kills 3]',
    load: () => import('./faults/galera.ts'),
  },
  {
    name: 'frozen-database',
    summary: '50 pages per second while MariaDB is stopped with SIGSTOP [--seconds 20] [--proxy]',
    load: () => import('./faults/frozen-database.ts'),
  },
  {
    name: 'newsletter',
    summary:
      'kill -9 of a server that sends a newsletter to 600 subscribers [--kills 5] [--database mariadb]',
    load: () => import('./faults/newsletter.ts'),
  },
  {
    name: 'old-database',
    summary: 'migrates 10,000 members from the first schema, killed at every statement [--database mariadb]',
    load: () => import('./faults/old-database.ts'),
  },
  {
    name: 'backup',
    summary: 'backs up 100,000 plans under 32 writers, and restores them [--database mariadb]',
    load: () => import('./faults/backup.ts'),
  },
  {
    name: 'overload',
    summary: 'sends three times the server’s capacity [--seconds 30] [--proxy] [--database mariadb]',
    load: () => import('./load/overload.ts'),
  },
  {
    name: 'scaling',
    summary: 'rates and CPU time of one server, and kills of two behind the proxy [--seconds 8] [--kills 6]',
    load: () => import('./load/scaling.ts'),
  },
  {
    name: 'memory',
    summary: 'memory under pages, logins, saves and images [--minutes 10] [--database mariadb]',
    load: () => import('./load/memory.ts'),
  },
];
