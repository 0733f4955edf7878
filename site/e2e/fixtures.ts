import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { MailServer } from './mail-server.ts';
import { type Member, register } from './members.ts';
import { PageGuard } from './page-guard.ts';
import { PartnerSite } from './partner-site.ts';
import { Writer } from './posts.ts';
import { SiteServer } from './site-server.ts';

interface TestFixtures {
  /** True for tests of what a first visit loads, stores or shows, which need an empty cache. */
  firstVisit: boolean;
  guard: PageGuard;
  /** Expects a console error, a thrown error or a request to another origin. It must happen. */
  expectError: (pattern: RegExp) => void;
  /** Allows an error that only some browser versions report. It need not happen. */
  allowError: (pattern: RegExp) => void;
  /** A member who is logged in on every page of the test. */
  member: Member;
  /** A partner's website, whose pages may send requests to it. */
  blog: PartnerSite;
}

interface WorkerFixtures {
  visits: Visits;
  /** The mail server that receives the emails of the site. */
  mail: MailServer;
  server: SiteServer;
  /** Publishes posts through the API. */
  writer: Writer;
}

/**
 * A browser context that the tests of a worker use one after another, each in a new tab. In a new context, every test
 * would load and compile all scripts again, which takes half of the time.
 */
class Visits {
  readonly #origin: string;
  #current: { options: string; context: BrowserContext; idle: Page } | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Returns the context if it has these options, else a new one. */
  async start(options: string, create: () => Promise<BrowserContext>): Promise<BrowserContext> {
    if (this.#current?.options !== options) {
      await this.discard();
      const context = await create();
      // Keeps the process of the tabs, with its compiled scripts.
      const idle = await context.newPage();
      await idle.goto(`${this.#origin}/robots.txt`);
      this.#current = { options, context, idle };
    }
    return this.#current.context;
  }

  /** Closes the tabs, and removes what the test has stored, granted or changed. */
  async end(): Promise<void> {
    if (!this.#current) return;
    const { context, idle } = this.#current;
    for (const page of context.pages()) if (page !== idle) await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const event of ['console', 'request', 'weberror'] as const) context.removeAllListeners(event);
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await idle.evaluate(() => localStorage.clear());
  }

  async discard(): Promise<void> {
    await this.#current?.context.close();
    this.#current = undefined;
  }
}

/**
 * The `test` of the browser tests. Each worker starts its own server for the site. A test fails on unexpected errors
 * and on requests to other origins.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const mail = await MailServer.start();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ mail }, use) => {
      const server = await SiteServer.start(mail.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  writer: [
    async ({ server }, use) => {
      const writer = await Writer.start(server.url);
      await use(writer);
      await writer.stop();
    },
    { scope: 'worker' },
  ],

  visits: [
    async ({ server }, use) => {
      const visits = new Visits(server.url);
      await use(visits);
      await visits.discard();
    },
    { scope: 'worker' },
  ],

  firstVisit: [false, { option: true }],

  context: async (
    { browser, visits, firstVisit, viewport, hasTouch, isMobile, javaScriptEnabled, contextOptions },
    use,
  ) => {
    // Playwright applies the options of the test.
    const create = () => browser.newContext();
    if (firstVisit) {
      const context = await create();
      await use(context);
      await context.close();
      return;
    }
    const options = JSON.stringify({ viewport, hasTouch, isMobile, javaScriptEnabled, contextOptions });
    await use(await visits.start(options, create));
    // A tab that crashed has taken the others with it.
    await visits.end().catch(() => visits.discard());
  },

  baseURL: async ({ server }, use) => use(server.url),

  guard: [
    async ({ context, server }, use) => {
      const guard = new PageGuard();
      await guard.watch(context, server.url);
      await use(guard);
      await guard.check();
      await guard.stop();
      // Requests that are on their way when the test ends do not fail it.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],

  expectError: async ({ guard }, use) => use((pattern) => guard.expectError(pattern)),

  allowError: async ({ guard }, use) => use((pattern) => guard.allowError(pattern)),

  member: async ({ context }, use) => use(await register(context.request)),

  blog: async ({ guard }, use) => {
    const blog = await PartnerSite.start();
    guard.expectError(new RegExp(`^foreign request: ${blog.origin}`));
    await use(blog);
    await blog.stop();
  },
});

export { expect } from '@playwright/test';
