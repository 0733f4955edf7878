import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const ENCODERS = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };

type Encode = (bytes: Buffer, options: object) => Promise<Buffer>;

/** Compression levels by how often the result is used: until the server stops, from a cache, or once. */
export const COMPRESSION = { permanent: 11, cached: 9, once: 4 } as const;

/** Limits how many compressions run at once, because Brotli needs several times as much memory as it compresses. */
const limit = pLimit(availableParallelism());

/**
 * Returns the bytes in each encoding that browsers accept.
 *
 * @param level One of {@link COMPRESSION}.
 * @param encoders By default those of Node, which use a thread for each compression.
 */
export async function compress(
  identity: Buffer,
  level: number,
  encoders: Readonly<Record<keyof typeof ENCODERS, Encode>> = ENCODERS,
): Promise<Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: level };
  const [br, gz] = await Promise.all([
    limit(() => encoders.brotli(identity, { params })),
    // Gzip has no level above 9.
    limit(() => encoders.gzip(identity, { level: Math.min(level, 9) })),
  ]);
  return { br, gzip: gz, identity };
}
