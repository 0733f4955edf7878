import { expect, test } from 'vitest';
import { siteImage } from './site-images.ts';

const ID = 'q8Zk3vWm0aXc5RtYhJ2nLw';
const site = { origin: 'https://site.example', isLocal: false };

test.each([`/api/images/${ID}`, `https://site.example/api/images/${ID}`])(
  '%s is an image of the site',
  (url) => {
    expect(siteImage(url, site)).toEqual({ id: ID, path: `/api/images/${ID}` });
  },
);

test.each([
  `/api/images/${ID}#part`,
  `https://someone@site.example/api/images/${ID}`,
  `https://other.example/api/images/${ID}`,
  `http://localhost/api/images/${ID}`,
  `/api/images/${ID}?x=1`,
])('%s is not an image of the site', (url) => {
  expect(siteImage(url, site)).toBeUndefined();
});
