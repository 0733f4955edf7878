import type { Finding } from './finding.ts';

/** Whether codes can be had, and "Saved" be learned; saving itself needs no connection of the page. */
export async function checkSaving(site: string): Promise<Finding[]> {
  try {
    await fetch(`${site}/widget/v1.js`, { method: 'HEAD', credentials: 'omit' });
    return [];
  } catch {
    return [
      {
        kind: 'hint',
        what: 'The page may not connect to the site of the calculator.',
        help: `Readers can still save in the tab that opens, but get no codes and do not see “Saved”. Add ${site} to connect-src of the policy.`,
      },
    ];
  }
}
