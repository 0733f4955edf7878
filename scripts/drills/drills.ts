import type { Options } from './options.ts';
import type { Report } from './report.ts';

export interface DrillEntry {
  readonly name: string;
  /** What it does, in one line. */
  readonly line: string;
  /** Loaded when it is run, so that a list of them costs nothing. */
  load(): Promise<{ run(options: Options, report: Report): Promise<void> }>;
}

export const drills: readonly DrillEntry[] = [
  {
    name: 'kill-server',
    line: 'kill -9 of the server under 32 writers [--kills 100] [--database mariadb]',
    load: () => import('./kill-server.ts'),
  },
  {
    name: 'kill-database',
    line: 'kill -9 of mariadbd under 32 writers, and a control that must lose [--kills 20] [--control]',
    load: () => import('./kill-database.ts'),
  },
  {
    name: 'sync-calls',
    line: 'counts the calls that write to the disk while 300 plans are saved',
    load: () => import('./sync-calls.ts'),
  },
  {
    name: 'disk-full',
    line: 'fills the disk under the server, and makes room again; needs root',
    load: () => import('./disk-full.ts'),
  },
  {
    name: 'slow-network',
    line: 'the network to MariaDB slows, hangs and breaks off',
    load: () => import('./slow-network.ts'),
  },
  {
    name: 'old-database',
    line: 'migrates 10,000 members of the first version, through a row of kills [--database mariadb]',
    load: () => import('./old-database.ts'),
  },
  {
    name: 'backup',
    line: 'backs 100,000 plans up under 32 writers, and restores them [--database mariadb]',
    load: () => import('./backup.ts'),
  },
  {
    name: 'clock',
    line: 'the machine’s clock jumps by 31 days and back, and back by an hour',
    load: () => import('./clock.ts'),
  },
  {
    name: 'overload',
    line: 'three times as many requests as the server can answer [--seconds 60] [--proxy] [--database mariadb]',
    load: () => import('./overload.ts'),
  },
  {
    name: 'logins',
    line: '200 logins at once, and what others notice of them [--database mariadb]',
    load: () => import('./logins.ts'),
  },
  {
    name: 'clients',
    line: '1,000 clients that keep their connections [--minutes 10]',
    load: () => import('./clients.ts'),
  },
  {
    name: 'slow-clients',
    line: '1,000 clients each that send headers or bodies slowly, or hardly read',
    load: () => import('./slow-clients.ts'),
  },
  {
    name: 'leaks',
    line: 'a million requests of every kind in three rounds [--requests 1000000]',
    load: () => import('./leaks.ts'),
  },
];
