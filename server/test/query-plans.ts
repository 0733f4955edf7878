import type { Database, Row } from '../src/database/database.ts';

/** MariaDB's access to one table of a statement. */
export interface Access {
  readonly table: string;
  /** `const` and `eq_ref`: one row by a unique key; `ref` and `range`: those under a key; `index`, `ALL`: every row. */
  readonly type: string;
  readonly key: string;
  readonly rows: number;
}

export interface QueryPlan {
  /** The SQL, which has a question mark for each value. */
  readonly statement: string;
  readonly accesses: readonly Access[];
}

/** Statements that search for rows; an INSERT of values does not. */
const SEARCHES = /^(?:SELECT|UPDATE|DELETE)\b/i;

/** Returns the query plan of each kind of statement that `work` sends over the connections of `database`. */
export async function queryPlansOf(
  database: Database,
  work: () => Promise<void>,
): Promise<readonly QueryPlan[]> {
  const em = database.orm.em.fork();
  const run = (sql: string): Promise<Row[]> => em.getConnection().execute(sql);
  await run("SET GLOBAL log_output = 'TABLE'");
  await run('SET GLOBAL general_log = ON');
  try {
    await work();
  } finally {
    await run('SET GLOBAL general_log = OFF');
  }
  const logged = await run(`
    SELECT DISTINCT CAST(argument AS CHAR) AS statement FROM mysql.general_log
    WHERE command_type IN ('Query', 'Execute') AND thread_id IN
      (SELECT id FROM information_schema.processlist WHERE db = database())`);
  await run('TRUNCATE mysql.general_log');
  const kinds = new Map<string, string>();
  for (const { statement } of logged) {
    const text = String(statement).trim();
    if (SEARCHES.test(text) && !text.includes('general_log')) kinds.set(withoutValues(text), text);
  }
  const plans: QueryPlan[] = [];
  for (const [statement, example] of kinds) {
    plans.push({ statement, accesses: (await run(`EXPLAIN ${example}`)).map(accessOf) });
  }
  return plans;
}

const accessOf = ({ table, type, key, rows }: Row): Access => ({
  table: String(table ?? ''),
  type: String(type ?? ''),
  key: String(key ?? ''),
  rows: Number(rows ?? 0),
});

function withoutValues(statement: string): string {
  return statement
    .replaceAll(/'(?:[^'\\]|\\.|'')*'/g, '?')
    .replaceAll(/\b\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\?(?:, *\?)+/g, '?')
    .replaceAll(/\s+/g, ' ');
}
