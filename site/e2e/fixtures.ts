import { test as base } from '../../scripts/test/visit-test.ts';
import { MailServer } from './mail-server.ts';
import { type Member, register } from './members.ts';
import { logViolations, PageGuard } from './page-guard.ts';
import { PartnerSite } from './partner-site.ts';
import { Writer } from './posts.ts';
import { SiteServer } from './site-server.ts';

interface TestFixtures {
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
  /** The mail server that receives the emails of the site. */
  mail: MailServer;
  server: SiteServer;
  /** Publishes posts through the API. */
  writer: Writer;
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

  visitedUrl: [({ server }, use) => use(`${server.url}/robots.txt`), { scope: 'worker' }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  prepareContext: [({}, use) => use(logViolations), { scope: 'worker' }],

  baseURL: async ({ server }, use) => use(server.url),

  guard: [
    async ({ context, server }, use) => {
      const guard = new PageGuard();
      guard.watch(context, server.url);
      await use(guard);
      await guard.check();
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
