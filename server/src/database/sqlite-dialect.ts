import { NodeSqliteDialect } from '@mikro-orm/sql';
import type { LeakDetector } from './leaked-connections.ts';

type Driver = ReturnType<NodeSqliteDialect['createDriver']>;
type Connection = Awaited<ReturnType<Driver['acquireConnection']>>;

/** The dialect of a SQLite file. The ORM uses one connection for everything. */
export class SqliteFileDialect extends NodeSqliteDialect {
  /** The connection while it is in use; otherwise empty. */
  readonly checkedOut = new Set<object>();
  readonly #leaks: LeakDetector;
  readonly #checkFiles: () => void;

  /** @param checkFiles throws if the last commit is not in the files that other processes open. */
  constructor(file: string, leaks: LeakDetector, checkFiles: () => void) {
    super(file);
    this.#leaks = leaks;
    this.#checkFiles = checkFiles;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    this.#watchConnection(driver);
    const commit = driver.commitTransaction.bind(driver);
    driver.commitTransaction = async (connection) => {
      await commit(connection);
      this.#checkFiles();
    };
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      try {
        await rollback(connection);
      } catch (error) {
        // SQLite has ended the transaction by itself, as when the disk is full, or the transaction is committed already.
        if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
      }
    };
    return driver;
  }

  #watchConnection(driver: Driver): void {
    const acquire = driver.acquireConnection.bind(driver);
    let watched: object | undefined;
    const release = driver.releaseConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      const connection = await acquire(options);
      if (connection !== watched) {
        watched = connection;
        reportQueries(connection, this.#leaks);
      }
      this.checkedOut.add(connection);
      this.#leaks.checkedOut(connection);
      return connection;
    };
    driver.releaseConnection = async (connection, options) => {
      this.checkedOut.delete(connection);
      await release(connection, options);
    };
  }
}

function reportQueries(connection: Connection, leaks: LeakDetector): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    leaks.queryStarted(connection);
    try {
      return await execute<never>(query, options);
    } finally {
      leaks.queryEnded(connection);
    }
  };
}
