import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';

/**
 * Returns false if database connections have leaked. Nothing can return them to the pool, so the process must be restarted
 * before it has leaked all of them.
 */
export function isAlive({ leakedConnections }: Database, log: Logger): boolean {
  const connections = leakedConnections();
  if (connections > 0) log.error({ connections }, 'database connections have leaked: restart this process');
  return connections === 0;
}
