import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserLaunchOptions, findChromiumWithExtensions } from '../../scripts/test/find-chromium.ts';

const EXTENSION = path.join(import.meta.dirname, 'field-icons-extension');

/** Runs a function with a browser that has the extension in `field-icons-extension`. */
export async function withExtension(
  baseURL: string,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'whenabouts-extension-'));
  const { args = [] } = browserLaunchOptions();
  const executablePath = findChromiumWithExtensions();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    baseURL,
    // Playwright's own headless mode is the headless shell, which has no extensions.
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...args,
      '--headless=new',
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
      `--load-extension=${EXTENSION}`,
    ],
  });
  try {
    await use(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
