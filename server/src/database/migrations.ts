import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The migrations of one engine, in order. Each engine has the same names. */
export function migrationsFor(kind: 'sqlite' | 'mysql'): readonly Migration[] {
  const folder = fileURLToPath(new URL(`../../migrations/${kind}/`, import.meta.url));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), sql: readFileSync(folder + file, 'utf8') }));
}

/** The single statements of a migration; a semicolon ends one at the end of its line only. */
export function statementsOf({ sql }: Migration): readonly string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
