// Paths for the scripts that run before anything is installed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The Node 24 among the packages; the system's may be too old. */
export const node = path.join(root, 'node_modules', '.bin', 'node');
