import type { IncomingMessage } from 'node:http';
import { Failure } from './http-error.ts';
import { allowSlowArrival } from './middleware/body-limits.ts';

const LIMIT_BYTES = 64 * 1024;
const MAX_DEPTH = 20;
const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Refuses bodies that are not plain JSON by their headers alone. Forms of other sites end here too. */
export function requireJson({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'];
  if (!JSON_TYPE.test(headers['content-type'] ?? '') || (encoding && encoding !== 'identity')) {
    throw new Failure('unsupported_media_type');
  }
}

/** The JSON of a request's body. Of keys that come twice, the last one counts. */
export async function readJson(request: IncomingMessage, limitBytes = LIMIT_BYTES): Promise<unknown> {
  requireJson(request);
  const bytes = await readBytes(request, limitBytes);
  try {
    const text = utf8.decode(bytes);
    if (depthOf(text) > MAX_DEPTH) throw new SyntaxError('too deep');
    return JSON.parse(text);
  } catch {
    throw new Failure('malformed', { message: 'The body is not valid JSON.' });
  }
}

/** Stops at the limit and leaves the rest unread. */
function readBytes(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const tooLarge = () => new Failure('too_large');
  const cutOff = () => new Failure('malformed');
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return Promise.reject(tooLarge());
  if (limitBytes > LIMIT_BYTES) allowSlowArrival(request);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limitBytes) {
        request.off('data', onData).pause();
        reject(tooLarge());
      } else chunks.push(chunk);
    };
    request.on('data', onData);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => reject(cutOff()));
    request.once('close', () => {
      if (!request.readableEnded) reject(cutOff());
    });
  });
}

/** How deep arrays and objects stand in one another; measured before parsing, in one pass. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === '}' || char === ']') depth--;
  }
  return deepest;
}
