import type { TestProject } from 'vitest/node';
import { startMariadb } from './mariadb-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly mariadbUrl: string;
  }
}

/** One server for the whole run; each test file makes databases of its own on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startMariadb();
  project.provide('mariadbUrl', server.url);
  return () => server.remove();
}
