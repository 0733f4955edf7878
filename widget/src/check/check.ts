// Looks over a page on which the calculator should be, and tells its owner what is wrong. It asks the site
// for nothing but what the page itself asks for, and tells nobody else.
import { checkElements } from './check-elements.ts';
import { checkSaving } from './check-saving.ts';
import { checkScripts, isRunning } from './check-scripts.ts';
import { report } from './report.ts';

const site = new URL(import.meta.url).origin;

async function check(): Promise<void> {
  const scripts = await checkScripts(site);
  report([...scripts, ...checkElements(isRunning()), ...(await checkSaving(site))]);
}

// Before, what is missing may only be late.
if (document.readyState === 'complete') void check();
else addEventListener('load', () => void check());
