// Checks the installation of the calculator on the current page and shows the findings to the page's owner. The check
// sends no findings: it requests only the script, as the page itself does.

import { checkElements } from '../check/check-elements.ts';
import { checkScripts, isRunning } from '../check/check-scripts.ts';
import { type Finding, showReport } from '../check/report.ts';

const site = new URL(import.meta.url).origin;

async function check(): Promise<void> {
  const scripts = await checkScripts(site);
  showReport([...scripts, ...checkElements(isRunning()), ...(await checkConnection())]);
}

// Before the load event, a missing script may still be loading.
if (document.readyState === 'complete') void check();
else addEventListener('load', () => void check());

/**
 * Checks that the page's Content Security Policy allows requests to the site. Save codes and the "Saved" message need
 * these requests; the save link does not.
 */
async function checkConnection(): Promise<Finding[]> {
  try {
    await fetch(`${site}/widget/v1.js`, { method: 'HEAD', credentials: 'omit' });
    return [];
  } catch {
    return [
      {
        kind: 'hint',
        title: 'This page is not allowed to connect to the calculator’s site.',
        help: `Readers can still save in the new tab, but they get no codes and do not see “Saved”. Add ${site} to connect-src in your Content Security Policy.`,
      },
    ];
  }
}
