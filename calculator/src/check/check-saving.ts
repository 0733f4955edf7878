import type { Finding } from './finding.ts';

/** Checks if the page may connect to the site, which codes and "Saved" need. Saving by link needs no connection. */
export async function checkSaving(site: string): Promise<Finding[]> {
  try {
    await fetch(`${site}/widget/v1.js`, { method: 'HEAD', credentials: 'omit' });
    return [];
  } catch {
    return [
      {
        kind: 'hint',
        title: 'This page is not allowed to connect to the calculator’s site.',
        help: `Readers can still save in the new tab, but they get no codes and do not see “Saved”. Add ${site} to connect-src in your security policy.`,
      },
    ];
  }
}
