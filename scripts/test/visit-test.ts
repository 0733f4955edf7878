import { type BrowserContext, test as base } from '@playwright/test';
import { type ContextOptions, Visits } from './visits.ts';

export interface VisitFixtures {
  /** True for tests of what a first visit loads, stores or shows, which need an empty cache. */
  firstVisit: boolean;
}

export interface VisitWorkerFixtures {
  /** The URL of a small page of the origin that the tests open. */
  visitedUrl: string;
  /** Called with each new context. */
  prepareContext: (context: BrowserContext) => Promise<void>;
  visits: Visits;
}

/** A `test` whose context is that of the tests before, unless its options differ: see `Visits`. */
export const test = base.extend<VisitFixtures, VisitWorkerFixtures>({
  visitedUrl: ['about:blank', { scope: 'worker', option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  prepareContext: [({}, use) => use(async () => {}), { scope: 'worker' }],

  visits: [
    async ({ visitedUrl }, use) => {
      const visits = new Visits(visitedUrl);
      await use(visits);
      await visits.close();
    },
    { scope: 'worker' },
  ],

  firstVisit: [false, { option: true }],

  context: async (
    {
      browser,
      visits,
      prepareContext,
      firstVisit,
      acceptDownloads,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    const create = async () => {
      // Playwright applies the options of the test.
      const context = await browser.newContext();
      await prepareContext(context);
      return context;
    };
    // The cleanup between tests would also remove the values of these options.
    if (firstVisit || offline || permissions || storageState) {
      const context = await create();
      await use(context);
      await context.close();
      return;
    }
    const options: ContextOptions = {
      acceptDownloads,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    };
    await use(await visits.start(JSON.stringify(options), create));
    if (testInfo.errors.length > 0) await visits.discard();
    // A tab that crashed has taken the others with it.
    else await visits.end().catch(() => visits.discard());
  },
});
