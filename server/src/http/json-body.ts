import type { IncomingMessage } from 'node:http';
import { getRawBody, type RawBodyError } from 'raw-body';
import { DEFAULT_BODY_BYTES } from '../../contract/index.ts';
import { HttpError } from './http-error.ts';
import { clearBodyTimeout } from './middleware/body-timeout.ts';

/** More levels than any valid body has. Code that recurses into deeper ones could overflow the stack. */
const MAX_DEPTH = 20;
const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Throws `unsupported_media_type` unless the headers announce plain JSON. This also rejects forms of other sites. */
export function assertJson({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'];
  if (!JSON_TYPE.test(headers['content-type'] ?? '') || (encoding && encoding !== 'identity')) {
    throw new HttpError('unsupported_media_type');
  }
}

/**
 * Reads and parses a JSON body. Of duplicate keys, the last wins. Throws `unsupported_media_type`, `too_large`, or
 * `malformed` for a body that is not JSON or too deep.
 */
export async function readJson(request: IncomingMessage, maxBytes = DEFAULT_BODY_BYTES): Promise<unknown> {
  assertJson(request);
  const bytes = await readBytes(request, maxBytes);
  try {
    const text = utf8.decode(bytes);
    if (measureDepth(text) > MAX_DEPTH)
      throw new HttpError('malformed', { message: `The body is nested more than ${MAX_DEPTH} levels deep.` });
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError('malformed', { message: 'The body is not valid JSON.' });
  }
}

/** Reads a body. Stops at the limit and leaves the rest unread. */
async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  // A large body may take longer to arrive over a slow connection.
  if (limit > DEFAULT_BODY_BYTES) clearBodyTimeout(request);
  try {
    return await getRawBody(request, { length: request.headers['content-length'] ?? null, limit });
  } catch (error) {
    const { type } = error as RawBodyError;
    throw new HttpError(type === 'entity.too.large' ? 'too_large' : 'malformed');
  }
}

/** Returns the nesting depth of arrays and objects, in one pass and without parsing. */
function measureDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const char = text[index];
    if (isInString) {
      if (char === '\\') index++;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === '}' || char === ']') depth--;
  }
  return deepest;
}
