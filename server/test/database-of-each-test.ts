import { afterEach, beforeEach } from 'vitest';
import { endProcesses } from './server-process.ts';
import { newMigratedDatabase, type TestDatabase } from './test-database.ts';

/**
 * Creates a database with all tables before each test of a file, and returns the current one. After the test, ends the processes
 * and removes the database.
 */
export function databaseOfEachTest(): TestDatabase {
  let current: TestDatabase | undefined;
  const database = () => {
    if (!current) throw new Error('There is no database outside of a test');
    return current;
  };
  beforeEach(async () => {
    current = await newMigratedDatabase();
  });
  afterEach(async () => {
    await endProcesses();
    await database().remove();
    current = undefined;
  });
  return {
    get url() {
      return database().url;
    },
    get dataDir() {
      return database().dataDir;
    },
    remove: () => database().remove(),
  };
}
