import { expect, test } from 'vitest';
import { galleryCases, peculiarities } from './gallery.ts';
import { hostPage } from './host-page.ts';

test('every host page has an address of its own', () => {
  const slugs = galleryCases.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
});

test('most can be opened; those that cannot say why', () => {
  const closed = galleryCases.filter(({ testedOnly }) => testedOnly);
  expect(closed.filter(({ host }) => !host.act).map(({ host }) => host.name)).toEqual([
    'RequireJS',
    'jQuery 1.12 and Zone.js',
    'COEP and COOP',
    'in the preview of an editor',
  ]);
  expect(galleryCases.length - closed.length).toBeGreaterThan(50);
});

test('those that can be opened load the script of the calculator, and nothing else', () => {
  for (const { host, testedOnly } of galleryCases) {
    if (testedOnly) continue;
    const { html } = hostPage(host, {
      cdn: 'https://a.example',
      version: '1.2.3',
      integrity: 'sha384-x',
      watched: false,
    });
    const addresses = [...html.matchAll(/<script[^>]*? src="([^"]*)"/g)].map(([, address]) => address);
    for (const address of addresses) {
      expect(address, host.name).toMatch(/^https:\/\/a\.example\/widget\/(?:v1|1\.2\.3\/calculator)\.js$/);
    }
  }
});

test('what a page does is told in its own words', () => {
  const told = (name: string) => {
    const found = galleryCases.find(({ host }) => host.name === name);
    return found && peculiarities(found.host);
  };
  expect(told('nothing special')).toEqual([]);
  expect(told('everything unset')).toEqual([['Style sheet', '*{all:unset!important}']]);
  expect(told('script in the head, async')).toEqual([['How the script comes', 'head async']]);
  expect(told('a hundred calculators')).toEqual([
    ['Around the calculator', '{calculator}{calculator}{calculator}…'],
  ]);
});

test('every one has an icon, as any page does, and its policy lets that in', () => {
  for (const { host } of galleryCases) {
    const { html, headers } = hostPage(host, { cdn: '', version: '1.2.3', integrity: '', watched: false });
    expect(html, host.name).toContain('<link rel="icon" href="/favicon.ico"/>');
    const policy = headers['content-security-policy'] ?? '';
    if (/default-src|img-src/.test(policy)) expect(policy, host.name).toContain("img-src 'self'");
  }
});
