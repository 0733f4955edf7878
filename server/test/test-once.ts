import { test } from 'vitest';
import { onMariadb } from './test-database.ts';

const leaveOut = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof test;

/**
 * Declares a test whose behavior is the same on both databases, in a file that `npm test` runs on both: it runs on SQLite there, and on MariaDB
 * in `npm run test:mariadb`. A `describe` needs another test.
 */
export const testOnce = onMariadb && process.env.MARIADB_TESTS !== 'all' ? leaveOut : test;
