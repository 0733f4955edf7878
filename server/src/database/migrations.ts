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

/** Returns true if one of the migrations that a database has is unknown to this version. */
export function isFromNewerVersion(kind: 'sqlite' | 'mysql', applied: readonly unknown[]): boolean {
  const known = new Set<unknown>(migrationsFor(kind).map(({ name }) => name));
  return applied.some((name) => !known.has(name));
}

/**
 * Throws if a database is from a newer version, which may store what it keeps private where this version publishes it.
 */
export function assertNotNewer(kind: 'sqlite' | 'mysql', applied: readonly unknown[]): void {
  if (isFromNewerVersion(kind, applied)) {
    throw new Error(
      'The database is from a newer version of Whenabouts. Start that version, or restore a backup from before the upgrade',
    );
  }
}

/** Returns the migrations that a database lacks, in order. Throws if it is from a newer version. */
export function missingMigrations(
  kind: 'sqlite' | 'mysql',
  applied: readonly unknown[],
): readonly Migration[] {
  assertNotNewer(kind, applied);
  return migrationsFor(kind).filter(({ name }) => !applied.includes(name));
}
