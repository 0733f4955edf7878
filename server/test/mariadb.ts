import type { TestProject } from 'vitest/node';
import { startMariadb } from './mariadb-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly mariadbUrl: string;
  }
}

/** Starts one server for the whole run. Each test file creates its own databases on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startMariadb();
  project.provide('mariadbUrl', server.url);
  return () => server.remove();
}
