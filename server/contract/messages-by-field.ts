import type * as v from 'valibot';

/** The first problem of each field, by its name; a problem of the whole stands under "". */
export function messagesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const problems: Record<string, string> = Object.create(null);
  for (const issue of issues) {
    const field = (issue.path ?? []).map((item) => String(item.key)).join('.');
    problems[field] ??= issue.message;
  }
  return problems;
}
