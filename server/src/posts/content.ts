import { postLimits, postMessages } from '../../contract/index.ts';
import { Failure } from '../http/http-error.ts';
import { isNestedDeeper } from './html-nesting.ts';
import type { Sanitizer } from './sanitizer.ts';

const MOST_NESTED = 100;
const { min, maxBytes } = postLimits.content;

const refused = (problem: string) => new Failure('invalid', { fields: { content: problem } });

/** Content as it is stored. What would keep the sanitiser busy is refused before it sees it. */
export async function contentToStore(html: string, sanitize: Sanitizer): Promise<string> {
  if (Buffer.byteLength(html) > maxBytes) throw refused(postMessages.contentLong);
  if (isNestedDeeper(html, MOST_NESTED)) throw refused(postMessages.contentDeep);
  const clean = await sanitize(html).catch(() => {
    throw refused(postMessages.contentDeep);
  });
  if (clean.length < min) throw refused(postMessages.content);
  // A sign may have become an entity.
  if (Buffer.byteLength(clean) > maxBytes) throw refused(postMessages.contentLong);
  return clean;
}

/** Content as it is shown: cleaned again, whoever wrote it into the database. What was never ours is not shown. */
export async function contentToShow(html: string, sanitize: Sanitizer): Promise<string> {
  if (Buffer.byteLength(html) > maxBytes || isNestedDeeper(html, MOST_NESTED)) return '';
  return sanitize(html).catch(() => {
    throw new Failure('unavailable', { retryAfterSeconds: 2 });
  });
}
