import type { Finding } from './finding.ts';

/**
 * Checks that the page's security policy allows requests to the site. Save codes and the "Saved" message need them; the
 * save link does not.
 */
export async function checkConnection(site: string): Promise<Finding[]> {
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
