import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The tests need less than 1 GB. */
const BYTES_NEEDED = 2 * 2 ** 30;

/**
 * Creates a folder for the temporary files of a test run: in memory if there is room, because a commit to a disk takes
 * about 50 times as long. The folder is removed when this process exits.
 */
export function createTemporaryFolder(memory = '/dev/shm', bytesNeeded = BYTES_NEEDED): string {
  const folder = mkdtempSync(join(freeBytes(memory) >= bytesNeeded ? memory : tmpdir(), 'whenabouts-tests-'));
  // Databases that root starts run as another user, who must be able to reach their folders inside this folder.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
