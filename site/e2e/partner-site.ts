import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect } from '@playwright/test';
import { defaultInputs, type Inputs, serializeHandoff } from '@whenabouts/core';
import { ADMIN } from './site-server.ts';

interface PublishedPage {
  body: string;
  headers?: Readonly<Record<string, string>>;
}

/** A partner's website on another origin, with the pages a test publishes. */
export class PartnerSite {
  readonly #server: Server;
  readonly #pages = new Map<string, PublishedPage>();

  private constructor() {
    this.#server = createServer((request, response) => {
      const page = this.#pages.get(request.url ?? '');
      response.writeHead(page ? 200 : 204, { 'Content-Type': 'text/html; charset=utf-8', ...page?.headers });
      response.end(page && `<!doctype html><html lang="en"><title>A blog</title>${page.body}`);
    });
  }

  static async start(): Promise<PartnerSite> {
    const site = new PartnerSite();
    site.#server.listen(0, '127.0.0.1');
    await once(site.#server, 'listening');
    return site;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Publishes a page and returns its URL. */
  publish(body: string, headers: Readonly<Record<string, string>> = {}): string {
    const path = `/${randomBytes(6).toString('hex')}`;
    this.#pages.set(path, { body, headers });
    return this.origin + path;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** A random ID, such as a widget gives each result that it hands over. */
export const newResultId = (): string => randomBytes(16).toString('base64url');

/** The path of the widget's "Save my plan" link. */
export function savePath(changes: Partial<Inputs> = {}, partner = 'acme', id = newResultId()): string {
  return `/save?p=${partner}#${serializeHandoff({ ...defaultInputs, ...changes }, id)}`;
}

/** The HTML of the link that a widget renders. */
export const linkTo = (url: string): string =>
  `<a href="${url}" target="_blank" rel="noopener" referrerpolicy="origin">Save to my account</a>`;

/**
 * Registers a partner as an admin. Pages that share the request's cookies are logged in as an admin from
 * then on.
 */
export async function registerPartner(request: APIRequestContext, origin: string) {
  const partner = { id: `blog-${randomBytes(4).toString('hex')}`, name: 'The Late Bloomer', origin };
  expect((await request.post('/api/admin/login', { data: ADMIN })).status()).toBe(200);
  expect((await request.post('/api/admin/partners', { data: partner })).status()).toBe(201);
  return partner;
}
