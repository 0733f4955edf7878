import { Kysely, NodeSqliteDialect } from '@mikro-orm/sql';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../../test/test-app.ts';
import { inTransaction } from './database.ts';

const app = await startApp();
afterAll(() => app.close());

/** A connection that is always there and cannot begin transactions. */
class BrokenDialect extends NodeSqliteDialect {
  released = 0;

  override createDriver(): ReturnType<NodeSqliteDialect['createDriver']> {
    const driver = super.createDriver();
    const release = driver.releaseConnection.bind(driver);
    driver.beginTransaction = () => Promise.reject(new Error('not now'));
    driver.releaseConnection = async (connection) => {
      this.released++;
      await release(connection);
    };
    return driver;
  }
}

test('Kysely returns the connection of a transaction with a callback whose BEGIN failed', async () => {
  const dialect = new BrokenDialect(':memory:');
  const transaction = new Kysely({ dialect }).transaction();
  await expect(transaction.execute(async () => {})).rejects.toThrow('not now');
  expect(dialect.released).toBe(1);
});

/** If this fails, runTransaction can be replaced by the ORM's own transactions. */
test('Kysely keeps the connection of a controlled transaction whose BEGIN failed', async () => {
  const dialect = new BrokenDialect(':memory:');
  await expect(new Kysely({ dialect }).startTransaction().execute()).rejects.toThrow('not now');
  expect(dialect.released).toBe(0);
});

test('the transaction rejects with the error of the work', async () => {
  const error = new Error('given up');
  await expect(inTransaction(app.database, () => Promise.reject(error))).rejects.toBe(error);
});
