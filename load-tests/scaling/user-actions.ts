import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { seedPosts } from '../../server/seeds/posts.ts';
import { registration } from '../../server/test/factories.ts';
import type { Place } from './two-servers.ts';

export interface Action {
  readonly name: string;
  /** Requests that leave the browser for the site, by what they are for. */
  readonly calls: number;
  readonly pages: number;
  readonly files: number;
  /** Bytes that reach the browser, with their headers. */
  readonly bytes: number;
}

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

/** What people do, in this order, in one browser that keeps files as browsers do. */
export async function* countActions({ proxy }: Place): AsyncGenerator<Action> {
  const url = `http://localhost:${proxy.port}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  // Not by the browser's own means, which would keep it from keeping files.
  const partner = await servePartner(url);
  try {
    const context = await browser.newContext({ baseURL: url });
    const member = await newMember(context);
    const page = await context.newPage();
    const line = await watchLine(page, url);
    for (const [name, act] of stepsOf(member, addressOf(partner))) {
      line.paths.length = 0;
      line.bytes = 0;
      await act(page);
      await page.waitForLoadState('networkidle');
      yield { name, ...countKinds(line.paths), bytes: line.bytes };
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
    ['start page as a member', (page) => page.goto('/', { waitUntil: 'networkidle' })],
    ['calculating as a member', calculate],
    ['saving a plan', save],
    ['listing plans', list],
    ['reading a post, from elsewhere', (page) => page.goto(`/blog/${seedPosts[0]?.slug}`)],
    ['an embed on a page of a partner', (page) => page.goto(partner)],
    ['the same embed again', (page) => page.goto(partner)],
  ];
}

/** Someone who has an account, and is not logged in. */
async function newMember(context: BrowserContext): Promise<{ email: string; password: string }> {
  const data = registration();
  const answer = await context.request.post('/api/auth/register', { data });
  if (answer.status() !== 201) throw new Error(await answer.text());
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

/** What goes over the line between a page and the site, and not by the browser's own copies. */
async function watchLine(page: Page, url: string) {
  const line: { readonly paths: string[]; bytes: number } = { paths: [], bytes: 0 };
  const kept = new Set<string>();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  tools.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || kept.has(requestId) || !response.url.startsWith(url)) return;
    line.paths.push(new URL(response.url).pathname);
  });
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    line.bytes += encodedDataLength;
  });
  return line;
}

function countKinds(paths: readonly string[]) {
  const calls = paths.filter((path) => path.startsWith('/api/')).length;
  const files = paths.filter((path) => /^\/(?:assets|widget)\/|^\/api\/images\/|\.\w+$/.test(path)).length;
  const images = paths.filter((path) => path.startsWith('/api/images/')).length;
  return { calls: calls - images, files, pages: paths.length - (calls - images) - files };
}
