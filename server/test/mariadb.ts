import type { TestProject } from 'vitest/node';
import { startMariadb } from './mariadb-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly mariadbUrl: string;
  }
}

/**
 * Skips the flush of each write to disk: creating the tables of a database takes a fifth of the time. Only a crash of the
 * machine could lose data. Tests that kill a database server start a separate one, which flushes.
 */
const WITHOUT_FLUSHING = ['--debug-no-sync', '--innodb-flush-method=nosync'];

/** Starts one server for the whole run. Each test file creates its own databases on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startMariadb(WITHOUT_FLUSHING);
  project.provide('mariadbUrl', server.url);
  return () => server.remove();
}
