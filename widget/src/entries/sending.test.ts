import { expect, test } from 'vitest';
import { findPublisher } from './sending.ts';

const SITE = 'https://plans.example';

interface Shown {
  readonly url: string;
  readonly baseURI?: string;
  readonly referrer?: string;
  readonly siteName?: string;
  readonly isFramed?: boolean;
}

/** A page that shows the calculator. */
function pageOf({ url, baseURI = url, referrer = '', siteName, isFramed = false }: Shown): Document {
  const view: { parent?: unknown } = {};
  view.parent = isFramed ? {} : view;
  const meta = siteName === undefined ? null : { content: siteName };
  return { URL: url, baseURI, referrer, defaultView: view, querySelector: () => meta } as unknown as Document;
}

test.each<[string, Shown, string, string]>([
  [
    'a page with a name, without its query and fragment',
    { url: 'https://news.example/a?reader=7#b', siteName: ' The Daily Saver ' },
    'The Daily Saver',
    'https://news.example/a',
  ],
  [
    'the page around a frame of the site',
    { url: `${SITE}/widget/frame`, referrer: 'https://news.example/', isFramed: true },
    'news.example',
    'https://news.example/',
  ],
  [
    'the site, around whose frame is nothing known',
    { url: `${SITE}/widget/frame`, isFramed: true },
    'plans.example',
    SITE,
  ],
  [
    'the site, for a link to the page of the frame',
    { url: `${SITE}/widget/frame`, referrer: 'https://search.example/' },
    'plans.example',
    SITE,
  ],
  [
    'the page around a frame without an address',
    { url: 'about:srcdoc', baseURI: 'https://news.example/a?reader=7', isFramed: true },
    'news.example',
    'https://news.example/a',
  ],
])('the publisher is %s', (_, page, name, url) => {
  expect(findPublisher(pageOf(page), SITE)).toEqual({ name, url });
});
