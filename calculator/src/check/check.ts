// Checks the installation of the calculator on the current page and reports to the page's owner. It requests only what
// the page itself requests, and sends the findings nowhere.

import { checkConnection } from './check-connection.ts';
import { checkElements } from './check-elements.ts';
import { checkScripts, isRunning } from './check-scripts.ts';
import { showReport } from './report.ts';

const site = new URL(import.meta.url).origin;

async function check(): Promise<void> {
  const scripts = await checkScripts(site);
  showReport([...scripts, ...checkElements(isRunning()), ...(await checkConnection(site))]);
}

// Before the load event, a missing script may still be loading.
if (document.readyState === 'complete') void check();
else addEventListener('load', () => void check());
