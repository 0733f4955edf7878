// Checks the installation of the calculator on the current page and reports to the page's owner. It requests only what
// the page itself requests, and sends the findings nowhere.
import { checkElements } from './check-elements.ts';
import { checkSaving } from './check-saving.ts';
import { checkScripts, isRunning } from './check-scripts.ts';
import { report } from './report.ts';

const site = new URL(import.meta.url).origin;

async function check(): Promise<void> {
  const scripts = await checkScripts(site);
  report([...scripts, ...checkElements(isRunning()), ...(await checkSaving(site))]);
}

// Before the load event, a missing script may only be late.
if (document.readyState === 'complete') void check();
else addEventListener('load', () => void check());
