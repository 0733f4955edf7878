import { hash } from 'node:crypto';
import type { Context } from 'koa';
import { NO_TRANSFORM } from './middleware/security-headers.ts';

/** Returns the ETag of a content, without quotes: 132 bits of its hash in base64url. */
export const tagOf = (content: Buffer): string => hash('sha256', content, 'base64url').slice(0, 22);

type Encoding = 'br' | 'gzip' | 'identity';

interface CachedResponseOptions {
  readonly type: string;
  readonly bytes: { readonly identity: Buffer } & Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly cacheControl: string;
  /** The ETag without quotes; by default a hash of the content. */
  readonly tag?: string;
  /** True to send an ETag per encoding that promises identical bytes; by default, the encodings share a weak ETag. */
  readonly hasStrongEtag?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response that is encoded and compressed once and sent to many callers. */
export class CachedResponse {
  readonly type: string;
  readonly bytes: CachedResponseOptions['bytes'];
  readonly cacheControl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly #tag: string;
  readonly #strongEtag: boolean;

  constructor({
    type,
    bytes,
    cacheControl,
    tag,
    hasStrongEtag = false,
    headers = {},
  }: CachedResponseOptions) {
    this.type = type;
    this.bytes = bytes;
    this.cacheControl = type.startsWith('text/html') ? `${cacheControl}, ${NO_TRANSFORM}` : cacheControl;
    this.headers = headers;
    this.#tag = tag ?? tagOf(bytes.identity);
    this.#strongEtag = hasStrongEtag;
  }

  etagFor(encoding: Encoding): string {
    if (!this.#strongEtag) return `W/"${this.#tag}"`;
    return encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`;
  }
}

/** Sends the response, or a 304 if the caller has it already. */
export function sendCachedResponse(ctx: Context, response: CachedResponse): void {
  const { type, bytes, cacheControl, headers } = response;
  const encoding = encodingFor(ctx, bytes);
  const etag = response.etagFor(encoding);
  ctx.set({ ...headers, 'Content-Type': type, 'Cache-Control': cacheControl, ETag: etag });
  const { identity, br, gzip } = bytes;
  if (br || gzip) ctx.vary('Accept-Encoding');
  if (ctx.status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = bytes[encoding] ?? identity;
}

/** Returns the smallest encoding that the client accepts. Browsers list gzip first, though br is smaller. */
export function encodingFor(ctx: Context, bytes: CachedResponseOptions['bytes']): Encoding {
  return (['br', 'gzip'] as const).find((known) => bytes[known] && ctx.acceptsEncodings(known)) ?? 'identity';
}
