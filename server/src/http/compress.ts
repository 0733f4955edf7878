import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compression levels by how often the result is used: until the server stops, from a cache, or once. */
export const COMPRESSION = { permanent: 11, cached: 9, once: 4 } as const;

/** Returns the bytes in each encoding that browsers accept. */
export async function compress(
  identity: Buffer,
  level: number,
): Promise<Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>> {
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
    compressGzip(identity, { level: Math.min(level, 9) }),
  ]);
  return { br, gzip: gz, identity };
}
