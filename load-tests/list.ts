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
    summary: 'kill -9 of the server under 32 writers [--kills 100] [--database mariadb]',
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
    name: 'sync-calls',
    summary: 'counts fsync calls while 300 plans are saved',
    load: () => import('./faults/sync-calls.ts'),
  },
  {
    name: 'disk-full',
    summary: 'fills the server’s disk, and frees it again; needs root',
    load: () => import('./faults/disk-full.ts'),
  },
  {
    name: 'slow-network',
    summary: 'slows, stalls and drops the network to MariaDB',
    load: () => import('./faults/slow-network.ts'),
  },
  {
    name: 'frozen-database',
    summary: '50 pages per second while MariaDB is stopped with SIGSTOP [--seconds 20] [--proxy]',
    load: () => import('./faults/frozen-database.ts'),
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
    name: 'clock',
    summary: 'moves the system clock by 31 days, and back by an hour',
    load: () => import('./faults/clock.ts'),
  },
  {
    name: 'overload',
    summary: 'sends three times the server’s capacity [--seconds 60] [--proxy] [--database mariadb]',
    load: () => import('./load/overload.ts'),
  },
  {
    name: 'logins',
    summary: '200 logins at once, and the response times of other requests [--database mariadb]',
    load: () => import('./load/logins.ts'),
  },
  {
    name: 'clients',
    summary: '1,000 clients with keep-alive connections [--minutes 10]',
    load: () => import('./load/clients.ts'),
  },
  {
    name: 'slow-clients',
    summary: '1,000 clients that send headers or bodies slowly, or read slowly',
    load: () => import('./load/slow-clients.ts'),
  },
  {
    name: 'leaks',
    summary: 'a million requests of every kind in three rounds [--requests 1000000]',
    load: () => import('./load/leaks.ts'),
  },
];
