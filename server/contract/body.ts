import * as v from 'valibot';

/**
 * Returns the schema of a request body: an object with these entries; unknown entries are dropped. A missing entry gets
 * the same message as an invalid entry. Validation of an entry stops at the first rule that it violates, so that a limit of
 * its length protects rules that take long.
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

/** A field that visitors do not see but spam bots fill in. A filled field gets the usual response, and nothing is stored. */
export const Honeypot = v.optional(v.string(), '');

/** Returns the first message for each field, by name; messages for the whole object are under "". */
export function messagesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const messages: Record<string, string> = Object.create(null);
  for (const issue of issues) {
    const field = (issue.path ?? []).map((item) => String(item.key)).join('.');
    messages[field] ??= issue.message;
  }
  return messages;
}
