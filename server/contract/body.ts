import * as v from 'valibot';

/**
 * The body of a request: an object with these entries, of which unknown ones are dropped. An entry that is
 * missing has the same problem as one that is no value at all, in words that a reader can use.
 */
export const body = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, (issue) => {
    const entry = entries[String(issue.path?.at(-1)?.key)];
    const missing = entry && v.safeParse(entry, undefined);
    return missing?.issues?.[0].message ?? 'Please send an object.';
  });
