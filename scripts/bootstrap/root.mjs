import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The Node that the packages bring along; the system's may be too old for the rest of them. */
export const node = path.join(root, 'node_modules', '.bin', 'node');

/** With the packages' commands first, as npm itself sets it. */
export const PATH = [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter);

/** Where Node keeps what it has compiled: the server, for one, is ready in two thirds of the time. */
export const compiled = path.join(root, 'node_modules', '.cache', 'compiled');

/** Node's option to read `.env`, where there is one. */
export const envFile = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [];
