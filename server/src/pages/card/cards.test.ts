import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { readPlanLink } from '@whenabouts/core';
import Koa from 'koa';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { startSite, startSiteForTest } from '../../../test/stub-site.ts';
import { HttpError } from '../../http/http-error.ts';
import { cardPlan, cardQuery } from './card-plan.ts';
import { layOutCard } from './card-worker.ts';
import { cards } from './cards.ts';

const ORIGIN = 'https://plans.example.org';
const QUERY = 'age=55&saved=250000&monthly=800&income=75000';

const app = await startSite({ env: { PUBLIC_URL: ORIGIN } });
const visitor = app.client();
afterAll(() => app.close());

test('a card is a small picture that other sites may show, and a request with its ETag gets 304', async () => {
  const { status, headers, bytes } = await visitor.get(`/card.png?${QUERY}`);
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(bytes.length).toBeLessThan(100_000);
  const image = sharp(bytes);
  expect(await image.metadata()).toMatchObject({ width: 1200, height: 630 });
  // Paper, ink, dots and text: an empty card would have a lower entropy.
  expect((await image.stats()).entropy).toBeGreaterThan(0.3);
  const again = await visitor.get(`/card.png?${QUERY}`, {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.status).toBe(304);
});

test('the HTML of a card says in words what the picture shows, with the date and a link to the plan', async () => {
  const { headers, text } = await visitor.get(`/card.html?${QUERY}&utm_source=x`);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, image] = /<img src="([^"]+)"/.exec(text) ?? [];
  expect(image).toBe(`${ORIGIN}/card.png?age=55&amp;saved=250000&amp;monthly=800&amp;income=75000`);
  const [, alt] = /alt="([^"]+)"/.exec(text) ?? [];
  expect(alt).toMatch(/^An example: 55 years old, \$250,000 saved.* You could stop at \d\d\. .* \d{4}\.$/);
  const [, link = ''] = /<a href="([^"]+)"/.exec(text) ?? [];
  expect(link.startsWith(`${ORIGIN}/outlook#plan=55.`)).toBe(true);
  expect(readPlanLink(link.replaceAll('&amp;', '&'), 2026)).toMatchObject({ currentSavings: 250_000 });
  expect(text).not.toMatch(/<script|<style|class=/);
});

test('the cards drawn for an IP address are limited, and not those that were drawn before', async () => {
  const strict = await startSiteForTest({ env: { PUBLIC_URL: ORIGIN, CARDS_PER_ADDRESS: '1' } });
  const card = (query: string, options = {}) => strict.client().get(`/card.html?${query}`, options);
  expect((await card(QUERY)).status).toBe(200);
  const other = QUERY.replace('55', '56');
  expect(await card(other)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  expect((await card(QUERY)).status).toBe(200);
  expect((await card(other, { localAddress: '127.0.0.9' })).status).toBe(200);
});

test('a client that has had too many cards does not reject others that request the same card', async () => {
  const koa = new Koa();
  const contextOf = (client: string) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, {
      url: `/card.png?${QUERY}`,
      method: 'GET',
      headers: { host: 'localhost', client },
    });
    return koa.createContext(request, new ServerResponse(request));
  };
  const limit = async ({ headers }: IncomingMessage) => {
    if (headers.client === 'limited') throw new HttpError('too_many_requests');
  };
  const middleware = cards(ORIGIN, limit, async () => ({ png: new Uint8Array([1]), alt: '' }));
  const [limited, other] = [contextOf('limited'), contextOf('other')];
  const outcomes = await Promise.allSettled([limited, other].map((ctx) => middleware(ctx, async () => {})));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(other.status).toBe(200);
});

test.each([
  ['without savings', 'age=30&saved=0&monthly=0&income=30000'],
  ['of someone who can never stop', 'age=60&saved=0&monthly=0&income=2000000'],
  ['with the largest numbers', 'age=84&stop=85&saved=20000000&monthly=50000&income=2000000'],
  ['of someone who has retired', 'age=95&stop=95&saved=20000000&monthly=0&income=2000000'],
  ['with a short answer', QUERY],
])('nothing overlaps on a card %s', async (_, query) => {
  const plan = cardPlan(new URLSearchParams(query), 2026);
  const { parts } = await layOutCard({ plan, date: 'September 30, 2026', host: 'www.plans.example.org' });
  const boxes = parts.map(({ top, raw }) => ({ top, bottom: top + raw.height }));
  // The dots are next to each other.
  const rows = boxes.filter(({ top }, index) => top !== boxes[index - 1]?.top);
  expect(rows).toHaveLength(5);
  for (const [index, { top }] of rows.entries()) {
    expect(top).toBeGreaterThanOrEqual(rows[index - 1]?.bottom ?? 12);
  }
  expect(rows.at(-1)?.bottom).toBeLessThanOrEqual(630);
});

describe('the numbers of a card', () => {
  test('have one spelling, whatever their order', () => {
    const plan = cardPlan(new URLSearchParams('income=75000.00&age=55&monthly=800&saved=250000&x=1'), 2026);
    expect(cardQuery(plan)).toBe(QUERY);
  });

  test.each([
    ['', 'age must be a whole number from 18 to 95, not undefined.'],
    ['age=55', 'saved must be a number'],
    [`${QUERY}&return=99`, 'return must be a number from 1 to 12, not 99.'],
    [`age=17&saved=1&monthly=1&income=1`, 'age must be a whole number'],
    [`age=55&saved=1e9&monthly=1&income=1`, 'saved must be a number.'],
    [`age=%3Cscript%3E`, 'age must be a number.'],
  ])('that are %j are rejected', (query, message) => {
    expect(() => cardPlan(new URLSearchParams(query), 2026)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(message) }),
    );
  });

  test('get 400 in a request if they are wrong', async () => {
    expect((await visitor.get('/card.png?age=1')).status).toBe(400);
  });
});
