// Checks the installation of the calculator on the current page and shows the findings to the page's owner. The check
// sends no findings: it requests only the script, as the page itself does.

import { describePage } from '../check/describe-page.ts';
import { findCauses } from '../check/find-causes.ts';
import { showReport } from '../check/report.ts';

const site = new URL(import.meta.url).origin;

async function check(): Promise<void> {
  showReport(await findCauses(site), await describePage(site));
}

// Before the load event, a missing script may still be loading.
if (document.readyState === 'complete') void check();
else addEventListener('load', () => void check());
