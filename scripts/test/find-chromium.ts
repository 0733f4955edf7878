import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Browsers with windows and extensions. */
const FULL_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

// The headless shell has no window: the browser tests take half the time.
const INSTALLED = ['/usr/bin/chromium-headless-shell', ...FULL_BROWSERS];

/**
 * Returns the path of the Chromium that runs tests: `CHROME_PATH` if set, else the first Chromium installed on this
 * machine, else the Chromium that Playwright downloaded. Undefined if there is none.
 *
 * @throws {Error} if there is no file at `CHROME_PATH`.
 */
export function findChromium(chosen = process.env.CHROME_PATH): string | undefined {
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH is ${chosen}, where there is no file.`);
    return chosen;
  }
  return [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Returns the path of a Chromium that can load extensions, which the headless shell cannot: the first one installed on
 * this machine, else the one that Playwright downloaded. Undefined if there is none.
 */
export function findChromiumWithExtensions(): string | undefined {
  return [...FULL_BROWSERS, chromium.executablePath()].find((file) => existsSync(file));
}

/** Returns the launch options of the browser that tests run in. */
export function browserLaunchOptions(): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    // Containers have no sandbox and no GPU, and the servers of the tests no QUIC. The other options turn off requests
    // that a browser sends by itself.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
