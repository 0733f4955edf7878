import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** True for the steps of earlier releases. Statements of these are skipped if their table does not exist yet. */
  readonly isBeforeBaseline?: boolean;
}

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));

/**
 * Returns the migrations of one engine, in order: the steps of earlier releases, the baseline and what came after it. Their
 * names are the same for all engines.
 */
export function migrationsFor(kind: 'sqlite' | 'mysql'): readonly Migration[] {
  const files = readdirSync(`${FOLDER}${kind}`).sort();
  const fromBaseline = files.map((file) => ({
    name: file.slice(0, -'.sql'.length),
    sql: readFileSync(`${FOLDER}${kind}/${file}`, 'utf8'),
  }));
  return [...stepsBeforeBaseline(kind), ...fromBaseline];
}

/** Reads the steps from their file. A comment begins each with its name, after the names of steps without statements. */
function stepsBeforeBaseline(kind: 'sqlite' | 'mysql'): readonly Migration[] {
  const [, ...parts] = readFileSync(`${FOLDER}before-baseline/${kind}.sql`, 'utf8').split(/^-- (\d{3}-.+)$/m);
  const steps: Migration[] = [];
  for (let n = 0; n < parts.length; n += 2) {
    const names = parts[n]?.split(', ') ?? [];
    for (const name of names) {
      steps.push({ name, sql: name === names.at(-1) ? (parts[n + 1] ?? '') : '', isBeforeBaseline: true });
    }
  }
  return steps;
}

/** Splits a migration into statements. A semicolon ends a statement only at the end of a line. */
export function splitStatements({ sql }: Migration): readonly string[] {
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

/**
 * Returns the migrations that a database lacks, in order. A new database gets the baseline, and the names of the earlier
 * steps: otherwise, a server of an earlier release would run its own steps on it.
 *
 * @throws {Error} if the database is from a newer version.
 */
export function missingMigrations(
  kind: 'sqlite' | 'mysql',
  { applied, isNew }: { applied: readonly unknown[]; isNew: boolean },
): readonly Migration[] {
  assertNotNewer(kind, applied);
  return migrationsFor(kind)
    .filter(({ name }) => !applied.includes(name))
    .map((migration) => (isNew && migration.isBeforeBaseline ? { ...migration, sql: '' } : migration));
}
