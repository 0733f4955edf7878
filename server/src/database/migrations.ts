import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** Returns the migrations of one engine, in order. Their names are the same for all engines. */
export function migrationsFor(kind: 'sqlite' | 'mysql'): readonly Migration[] {
  const folder = fileURLToPath(new URL(`../../migrations/${kind}/`, import.meta.url));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), sql: readFileSync(folder + file, 'utf8') }));
}

/** Splits a migration into statements. A semicolon ends a statement only at the end of a line. */
export function statementsOf({ sql }: Migration): readonly string[] {
  return (
    sql
      // Not linear: the regex is applied only to our own migrations.
      .replace(/^\s*--.*$/gm, '')
      .split(/;[ \t]*$/m)
      .map((statement) => statement.trim())
      .filter((statement) => statement !== '')
  );
}
