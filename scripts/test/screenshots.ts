// npm run screenshots: takes screenshots of every screen: screenshots/<screen>-<width>-<theme>.png
import { run } from '../bootstrap/run-process.mjs';
import { buildStale } from '../build/build-stale.ts';

process.exitCode = await buildStale();
if (process.exitCode === 0) {
  const config = 'playwright.screenshots.config.ts';
  process.exitCode = await run('playwright', ['test', '--config', config, ...process.argv.slice(2)]);
}
