import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How hard to try: for what lasts as long as the server, for what is kept, and for what is made for a single answer. */
export const LASTING = 11;
export const KEPT = 9;
export const ONCE = 4;

/** The same bytes in the encodings that browsers read. */
export async function compressed(
  identity: Buffer,
  quality: number,
): Promise<Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>> {
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(identity, { level: Math.min(quality, 9) }),
  ]);
  return { br, gzip: gz, identity };
}
