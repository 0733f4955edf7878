import { hash } from 'node:crypto';
import type { Context } from 'koa';

export type Encoding = 'br' | 'gzip' | 'identity';

interface PreparedParts {
  readonly type: string;
  /** The same content, by how it is compressed. */
  readonly bytes: { readonly identity: Buffer } & Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly cacheControl: string;
  /** What tells one version from the next, without quotes; made from the content where there is none. */
  readonly tag?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that stands ready in bytes, in place of an object that would be written anew for every caller. */
export class Prepared {
  readonly type: string;
  readonly bytes: PreparedParts['bytes'];
  readonly cacheControl: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ type, bytes, cacheControl, tag, headers = {} }: PreparedParts) {
    this.type = type;
    this.bytes = bytes;
    this.cacheControl = cacheControl;
    // Weak: the same content in up to three encodings.
    this.etag = `W/"${tag ?? hash('sha256', bytes.identity, 'base64url').slice(0, 22)}"`;
    this.headers = headers;
  }
}

/** Sends it, or only says that the caller has it already. */
export function sendPrepared(ctx: Context, { type, bytes, cacheControl, etag, headers }: Prepared): void {
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

/** Asked one by one, because browsers name gzip first but read the smaller br as gladly. */
export function encodingFor(ctx: Context, bytes: PreparedParts['bytes']): Encoding {
  return (['br', 'gzip'] as const).find((known) => bytes[known] && ctx.acceptsEncodings(known)) ?? 'identity';
}
