import * as v from 'valibot';

/**
 * Returns the schema of a request body: an object with these entries; unknown ones are dropped. A missing entry gets the
 * same message as an invalid one. The rules of an entry end with the first one that it violates, so that a rule about the
 * length comes before those that take long.
 */
export const body = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.config(
    v.object(entries, (issue) => {
      const entry = entries[String(issue.path?.at(-1)?.key)];
      const missing = entry && v.safeParse(entry, undefined);
      return missing?.issues?.[0].message ?? 'Please send an object.';
    }),
    { abortPipeEarly: true },
  );
