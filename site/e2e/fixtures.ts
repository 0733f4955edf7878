import { test as base } from '@playwright/test';
import { MailServer } from './mail-server.ts';
import { type Member, register } from './members.ts';
import { PageGuard } from './page-guard.ts';
import { Writer } from './posts.ts';
import { SiteServer } from './site-server.ts';

interface TestFixtures {
  guard: PageGuard;
  /** Announces a console error, a thrown error or a foreign request that the test is about to cause. */
  expectProblem: (pattern: RegExp) => void;
  /** Accepts a problem that only some versions of the browser report; its absence does not fail the test. */
  allowProblem: (pattern: RegExp) => void;
  /** Somebody who is signed in on every page of the test. */
  member: Member;
}

interface WorkerFixtures {
  /** Where the letters of the site's server arrive. */
  mail: MailServer;
  server: SiteServer;
  /** Someone who publishes posts past the screens. */
  writer: Writer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from this pattern
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

  baseURL: async ({ server }, use) => use(server.url),

  guard: [
    async ({ context, server }, use) => {
      const guard = new PageGuard();
      await guard.watch(context, server.url);
      await use(guard);
      await guard.check();
    },
    { auto: true },
  ],

  expectProblem: async ({ guard }, use) => use((pattern) => guard.expectProblem(pattern)),

  allowProblem: async ({ guard }, use) => use((pattern) => guard.allowProblem(pattern)),

  member: async ({ context }, use) => use(await register(context.request)),
});

export { expect } from '@playwright/test';
