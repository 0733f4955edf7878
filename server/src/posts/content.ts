import { Parser } from 'htmlparser2';
import { postLimits, postMessages } from '../../contract/index.ts';
import { HttpError } from '../http/http-error.ts';
import type { Sanitizer } from './sanitizer.ts';

const MAX_DEPTH = 100;
const { min, maxBytes } = postLimits.content;

const invalidContent = (message: string) => new HttpError('invalid', { fields: { content: message } });

/** Sanitizes content to store, which must have a minimum length. Content that is too large or too deeply nested is rejected before it is sanitized. */
export async function contentToStore(
  html: string,
  sanitize: Sanitizer,
  minLength: number = min,
): Promise<string> {
  if (Buffer.byteLength(html) > maxBytes) throw invalidContent(postMessages.contentLong);
  if (isNestedDeeper(html, MAX_DEPTH)) throw invalidContent(postMessages.contentDeep);
  const clean = await sanitize(html).catch(() => {
    throw invalidContent(postMessages.contentDeep);
  });
  if (clean.length < minLength) throw invalidContent(postMessages.content);
  // Escaped characters are longer.
  if (Buffer.byteLength(clean) > maxBytes) throw invalidContent(postMessages.contentLong);
  return clean;
}

/**
 * Sanitizes stored content again to show it, in case it was written directly to the database. Returns an empty string for
 * invalid content.
 */
export async function contentToShow(html: string, sanitize: Sanitizer): Promise<string> {
  if (Buffer.byteLength(html) > maxBytes || isNestedDeeper(html, MAX_DEPTH)) return '';
  return sanitize(html).catch(() => {
    throw new HttpError('unavailable', { retryAfterSeconds: 2 });
  });
}

/**
 * Returns true if elements are nested more than `limit` levels deep. Time grows linearly with the length of the text, so
 * it is safe to call before work that gets slower with depth.
 */
export function isNestedDeeper(html: string, limit: number): boolean {
  let depth = 0;
  let isDeeper = false;
  const parser = new Parser({
    onopentag: () => {
      depth++;
      if (depth > limit) {
        isDeeper = true;
        parser.pause();
      }
    },
    onclosetag: () => {
      depth--;
    },
  });
  parser.end(html);
  return isDeeper;
}
