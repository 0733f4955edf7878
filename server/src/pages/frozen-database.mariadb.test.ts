import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import type { Client, TestResponse } from '../../test/client.ts';
import { registerMember } from '../../test/factories.ts';
import { runsFaultTests } from '../../test/fault-tests.ts';
import { startMariadb } from '../../test/mariadb-server.ts';
import { BLOGS, createdPost, POSTS, postBody } from '../../test/posts.ts';
import { startSite } from '../../test/stub-site.ts';
import type { TestApp } from '../../test/test-app.ts';
import { newDatabase } from '../../test/test-database.ts';
import { POST_READ_TIMEOUTS } from '../posts/post-cache.ts';

const PLANS = '/api/retirement-plans';
const PAGES = ['/', '/blog', '/my-plans'];
const FILES = ['/feed.xml', '/rss.xml', '/sitemap.xml', '/robots.txt'];
const PER_SECOND = 50;
/** In fault tests, longer than requests wait for the database. */
const SECONDS = runsFaultTests ? 3 : 1;
/** Coarse: later than this a response counts as hung. */
const WITHIN_MS = 5000;

let app: TestApp;
/** Waits as a real site does, and rejects no request because the machine is busy. */
const start = () =>
  startSite({ storage, postReadTimeouts: POST_READ_TIMEOUTS, eventLoopLag: { isLate: () => false } });
const mariadb = await startMariadb();
const storage = await newDatabase(mariadb.url);
beforeEach(async () => {
  app = await start();
});
afterEach(async () => {
  mariadb.signal('SIGCONT');
  await app.close();
});
afterAll(async () => {
  await storage.remove();
  await mariadb.remove();
});

interface Timed extends TestResponse {
  readonly path: string;
  readonly ms: number;
}

async function timed(client: Client, path: string): Promise<Timed> {
  const from = performance.now();
  const response = await client.get(path);
  return { ...response, path, ms: performance.now() - from };
}

/** Sends requests when they are due, however late the responses are. */
async function load(seconds: number, perSecond: number, send: (n: number) => Promise<Timed>) {
  const responses: Promise<Timed>[] = [];
  for (let n = 0; n < seconds * perSecond; n++) {
    responses.push(send(n));
    await pause(1000 / perSecond);
  }
  return Promise.all(responses);
}

/** A database of several threads may still respond right after the signal. */
async function freeze(): Promise<void> {
  mariadb.signal('SIGSTOP');
  await expect.poll(async () => (await app.client().get('/readyz')).status).toBe(503);
}

const hung = (responses: readonly Timed[]) =>
  responses.filter(({ ms }) => ms > WITHIN_MS).map(({ path }) => path);
const cycle = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

test('cached pages, feeds and posts are served while the database is frozen', async () => {
  const { client: admin } = await signedInAdmin(app);
  const { client: member, email } = await registerMember(app.client());
  const { id, slug } = await createdPost(admin);
  const visitor = app.client();
  const requests = [
    ...PAGES.flatMap((path) => [
      { client: visitor, path },
      { client: member, path },
    ]),
    ...[...FILES, POSTS, `${POSTS}/${slug}`, '/healthz'].map((path) => ({ client: visitor, path })),
  ];
  const before: string[] = [];
  for (const { client, path } of requests) before.push((await client.get(path)).text);

  await freeze();
  const calls = load(SECONDS, 10, () => timed(member, PLANS));
  const readiness = load(SECONDS, 1, () => timed(visitor, '/readyz'));
  const served = await load(SECONDS, PER_SECOND, (n) => {
    const { client, path } = cycle(requests, n);
    return timed(client, path);
  });
  expect(served.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual([]);
  // The same as before for everyone: nothing of the member's.
  for (const [n, { text }] of served.entries()) expect(text).toBe(cycle(before, n));
  expect(served.some(({ text }) => text.includes(email))).toBe(false);
  expect(app.database.pool?.().waiting).toBeLessThan(PER_SECOND);
  for (const { status, headers } of [...(await calls), ...(await readiness)]) {
    expect([status, headers['retry-after']]).toEqual([503, '2']);
  }
  expect(hung([...served, ...(await calls), ...(await readiness)])).toEqual([]);
  // However long this takes, it is not the fault of the process.
  app.clock.ahead += 600_000;
  expect((await visitor.get('/healthz')).status).toBe(200);

  mariadb.signal('SIGCONT');
  await expect.poll(async () => (await visitor.get('/readyz')).status).toBe(200);
  await admin.put(`${POSTS}/${id}`, postBody({ slug, title: 'After the frost' }));
  for (const path of [POSTS, `${POSTS}/${slug}`, '/feed.xml', '/rss.xml']) {
    await expect.poll(async () => (await visitor.get(path)).text).toContain('After the frost');
  }
});

if (runsFaultTests) {
  test('uncached content gets 503 in time, and is served when the database resumes', async () => {
    await freeze();
    const visitor = app.client();
    const uncached = ['/blog', '/feed.xml', '/rss.xml', '/sitemap.xml', POSTS, `${POSTS}/no-such-post`];
    const rejected = await load(2, PER_SECOND, (n) => timed(visitor, cycle(uncached, n)));
    for (const { status, headers } of rejected) expect([status, headers['retry-after']]).toEqual([503, '2']);
    const others = await Promise.all(['/', '/my-plans', '/robots.txt'].map((path) => timed(visitor, path)));
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(hung([...rejected, ...others])).toEqual([]);

    mariadb.signal('SIGCONT');
    for (const path of uncached.slice(0, -1)) {
      await expect.poll(async () => (await visitor.get(path)).status).toBe(200);
    }
    await expect.poll(async () => (await visitor.get(`${POSTS}/no-such-post`)).status).toBe(404);
  });
}

test('a deleted post is not served while the database is frozen', async () => {
  const { client: admin } = await signedInAdmin(app);
  const { id, slug } = await createdPost(admin);
  const visitor = app.client();
  const statusOf = async () => (await visitor.get(`${POSTS}/${slug}`)).status;
  expect(await statusOf()).toBe(200);
  expect((await admin.delete(`${BLOGS}/${id}`)).status).toBe(204);
  await expect.poll(statusOf).toBe(404);
  await freeze();
  expect(await statusOf()).toBe(503);
});
