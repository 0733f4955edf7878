import { NodeSqliteDialect } from '@mikro-orm/sql';

/**
 * SQLite ends a transaction by itself when the disk is full. The ORM rolls it back all the same, fails, and
 * would keep the only connection: whatever came after would wait for ever.
 */
export class SqliteFileDialect extends NodeSqliteDialect {
  override createDriver(): ReturnType<NodeSqliteDialect['createDriver']> {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      try {
        await rollback(connection);
      } catch (error) {
        if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
      }
    };
    return driver;
  }
}
