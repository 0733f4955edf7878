import { Parser } from 'htmlparser2';

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
