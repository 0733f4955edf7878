import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { seedPosts } from '../../server/seeds/posts.ts';
import { registration } from '../../server/test/factories.ts';
import type { TwoServers } from './two-servers.ts';

export interface Action {
  readonly name: string;
  /** Requests that the browser sends to the site, by kind. */
  readonly calls: number;
  readonly pages: number;
  readonly files: number;
  /** Bytes that the browser receives, with headers. */
  readonly bytes: number;
}

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

/** Counts the requests of typical user actions, in order, in one browser with a cache. */
export async function* countActions({ proxy }: TwoServers): AsyncGenerator<Action> {
  const url = `http://localhost:${proxy.port}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  // A real server, because request interception disables the browser's cache.
  const partner = await servePartner(url);
  try {
    const context = await browser.newContext({ baseURL: url });
    const member = await newMember(context);
    const page = await context.newPage();
    const traffic = await watchTraffic(page, url);
    for (const [name, act] of stepsOf(member, addressOf(partner))) {
      traffic.paths.length = 0;
      traffic.bytes = 0;
      await act(page);
      await page.waitForLoadState('networkidle');
      yield { name, ...countKinds(traffic.paths), bytes: traffic.bytes };
    }
  } finally {
    await browser.close();
    partner.closeAllConnections();
    partner.close();
  }
}

function stepsOf(
  { email, password }: { readonly email: string; readonly password: string },
  partner: string,
): readonly Step[] {
  const logIn = async (page: Page) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL(({ pathname }) => pathname !== '/login');
  };
  const calculate = (page: Page) =>
    page.getByRole('button', { name: 'Calculate Retirement', exact: true }).click();
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save Plan', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Plan Name').fill('By the sea');
    await dialog.getByRole('button', { name: 'Save Plan', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  const list = async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Ada', exact: true }).click();
    await page.getByRole('menuitem', { name: 'My Saved Plans', exact: true }).click();
    await page.getByRole('row', { name: 'By the sea' }).waitFor();
  };
  return [
    ['first visit', (page) => page.goto('/', { waitUntil: 'networkidle' })],
    ['calculating', calculate],
    ['a second visit', (page) => page.goto('/', { waitUntil: 'networkidle' })],
    ['opening the page to log in', (page) => page.goto('/login', { waitUntil: 'networkidle' })],
    ['logging in', logIn],
    ['home page as a member', (page) => page.goto('/', { waitUntil: 'networkidle' })],
    ['calculating as a member', calculate],
    ['saving a plan', save],
    ['listing plans', list],
    ['reading a post, from another site', (page) => page.goto(`/blog/${seedPosts[0]?.slug}`)],
    ['an embed on a partner’s page', (page) => page.goto(partner)],
    ['the same embed again', (page) => page.goto(partner)],
  ];
}

/** Registers a member, and logs out. */
async function newMember(context: BrowserContext): Promise<{ email: string; password: string }> {
  const data = registration();
  const response = await context.request.post('/api/auth/register', { data });
  if (response.status() !== 201) throw new Error(await response.text());
  await context.clearCookies();
  return data;
}

/** A page at another origin that embeds the calculator. */
async function servePartner(url: string): Promise<HttpServer> {
  const html = `<!doctype html><title>A partner</title>
    <script async src="${url}/widget/v1.js"></script><retirement-calculator></retirement-calculator>`;
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const addressOf = (server: HttpServer): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

/** Records the requests of a page to the site that the browser's cache does not serve. */
async function watchTraffic(page: Page, url: string) {
  const traffic: { readonly paths: string[]; bytes: number } = { paths: [], bytes: 0 };
  const cached = new Set<string>();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  tools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || cached.has(requestId) || !response.url.startsWith(url)) return;
    traffic.paths.push(new URL(response.url).pathname);
  });
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

function countKinds(paths: readonly string[]) {
  const calls = paths.filter((path) => path.startsWith('/api/')).length;
  const files = paths.filter((path) => /^\/(?:assets|widget)\/|^\/api\/images\/|\.\w+$/.test(path)).length;
  const images = paths.filter((path) => path.startsWith('/api/images/')).length;
  return { calls: calls - images, files, pages: paths.length - (calls - images) - files };
}
