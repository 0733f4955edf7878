import type * as v from 'valibot';

/** Returns the first message for each field, by name; messages for the whole object are under "". */
export function messagesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const messages: Record<string, string> = Object.create(null);
  for (const issue of issues) {
    const field = (issue.path ?? []).map((item) => String(item.key)).join('.');
    messages[field] ??= issue.message;
  }
  return messages;
}
