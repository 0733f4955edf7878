import { parseArgs } from 'node:util';

export const BACKUP_USAGE = `Usage:
  npm run backup -- <file>               writes the whole database to a new file; the server may be running
  npm run restore -- <file>              restores the backup; there must be no database yet
  npm run restore -- <file> --replace    replaces the embedded database; the server must be stopped`;

interface BackupCommand {
  readonly command: 'backup' | 'restore';
  readonly file: string;
  /** Replaces the database if there is one; only for `restore`. */
  readonly replace: boolean;
}

/** Returns the command that arguments name, or undefined if they name none. */
export function parseBackupCommand(args: readonly string[]): BackupCommand | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [command, file, ...rest] = positionals;
    if (!file || rest.length > 0) return undefined;
    if (command === 'backup' && !values.replace) return { command, file, replace: false };
    if (command === 'restore') return { command, file, replace: values.replace };
  } catch {
    // `parseArgs` throws for an unknown option.
  }
  return undefined;
}
