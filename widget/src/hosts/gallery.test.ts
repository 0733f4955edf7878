import { expect, test } from 'vitest';
import { galleryCases, peculiarities } from './gallery.ts';
import { hostPage } from './host-page.ts';

test('every host page has its own URL', () => {
  const slugs = galleryCases.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
});

test('titles keep the spelling of names in code', () => {
  const titles = galleryCases.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(['jQuery 1.12 and Zone.js', 'document.open after load', 'Plain page']),
  );
});

test('most pages can be opened, and the others give the reason', () => {
  const closed = galleryCases.filter(({ testedOnly }) => testedOnly);
  expect(closed.filter(({ host }) => !host.action).map(({ host }) => host.name)).toEqual([
    'RequireJS',
    'jQuery 1.12 and Zone.js',
    'COEP and COOP',
    'preview of an editor',
  ]);
  expect(galleryCases.length - closed.length).toBeGreaterThan(50);
});

test('the pages that can be opened load no script but the calculator’s', () => {
  for (const { host, testedOnly } of galleryCases) {
    if (testedOnly) continue;
    const { html } = hostPage(host, {
      cdn: 'https://a.example',
      version: '1.2.3',
      integrity: 'sha384-x',
      watched: false,
    });
    const urls = [...html.matchAll(/<script[^>]*? src="([^"]*)"/g)].map(([, url]) => url);
    for (const url of urls) {
      expect(url, host.name).toMatch(/^https:\/\/a\.example\/widget\/(?:v1|1\.2\.3\/calculator)\.js$/);
    }
  }
});

test('the settings of a page are listed with labels', () => {
  const settings = (name: string) => {
    const found = galleryCases.find(({ host }) => host.name === name);
    return found && peculiarities(found.host);
  };
  expect(settings('plain page')).toEqual([]);
  expect(settings('everything unset')).toEqual([['Style sheet', '*{all:unset!important}']]);
  expect(settings('async script in the head')).toEqual([['Script tag', 'head async']]);
  expect(settings('100 calculators')).toEqual([
    ['Around the calculator', '{calculator}{calculator}{calculator}…'],
  ]);
});

test('every page has an icon, and its policy allows it', () => {
  for (const { host } of galleryCases) {
    const { html, headers } = hostPage(host, { cdn: '', version: '1.2.3', integrity: '', watched: false });
    expect(html, host.name).toContain('<link rel="icon" href="/favicon.ico"/>');
    const policy = headers['content-security-policy'] ?? '';
    if (/default-src|img-src/.test(policy)) expect(policy, host.name).toContain("img-src 'self'");
  }
});
