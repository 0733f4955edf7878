import type { SqlEntityManager } from '@mikro-orm/sql';

/**
 * Runs `work` in one transaction and returns its connection to the pool even if BEGIN, COMMIT or ROLLBACK fails.
 *
 * Replaces `em.transactional`, whose connection never returns after a failed BEGIN or ROLLBACK: it is built on
 * Kysely's `startTransaction`, while this is built on `transaction`, which releases it in any case. Can be removed
 * once Kysely is fixed (a test in transaction.test.ts fails then). Cannot be nested.
 */
export async function runTransaction<T>(
  em: SqlEntityManager,
  work: (em: SqlEntityManager) => Promise<T>,
): Promise<T> {
  let cause: unknown;
  try {
    return await em
      .getKysely()
      .transaction()
      .execute(async (transaction) => {
        em.setTransactionContext(transaction);
        try {
          const result = await work(em);
          await em.flush();
          return result;
        } catch (error) {
          cause = error;
          throw error;
        }
      });
  } catch (error) {
    // A failed ROLLBACK must not hide why there was one.
    throw cause ?? error;
  } finally {
    em.resetTransactionContext();
  }
}
