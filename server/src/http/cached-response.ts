import { hash } from 'node:crypto';
import type { Context } from 'koa';

export type Encoding = 'br' | 'gzip' | 'identity';

interface CachedResponseParts {
  readonly type: string;
  /** The content by encoding. */
  readonly bytes: { readonly identity: Buffer } & Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly cacheControl: string;
  /** The ETag without quotes; by default a hash of the content. */
  readonly tag?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response that is encoded and compressed once and sent to many callers. */
export class CachedResponse {
  readonly type: string;
  readonly bytes: CachedResponseParts['bytes'];
  readonly cacheControl: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ type, bytes, cacheControl, tag, headers = {} }: CachedResponseParts) {
    this.type = type;
    this.bytes = bytes;
    this.cacheControl = cacheControl;
    // Weak, because up to three encodings share it.
    this.etag = `W/"${tag ?? hash('sha256', bytes.identity, 'base64url').slice(0, 22)}"`;
    this.headers = headers;
  }
}

/** Sends the response, or a 304 if the caller has it already. */
export function sendCachedResponse(
  ctx: Context,
  { type, bytes, cacheControl, etag, headers }: CachedResponse,
): void {
  ctx.set({ ...headers, 'Content-Type': type, 'Cache-Control': cacheControl, ETag: etag });
  const { identity, br, gzip } = bytes;
  if (br || gzip) ctx.vary('Accept-Encoding');
  if (ctx.status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = encodingFor(ctx, bytes);
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = bytes[encoding] ?? identity;
}

/** Returns the smallest encoding that the client accepts. Browsers list gzip first, though br is smaller. */
export function encodingFor(ctx: Context, bytes: CachedResponseParts['bytes']): Encoding {
  return (['br', 'gzip'] as const).find((known) => bytes[known] && ctx.acceptsEncodings(known)) ?? 'identity';
}
