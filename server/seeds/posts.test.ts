import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readSeed, seedPosts } from './posts.ts';

const slugs = seedPosts.map((post) => post.slug);

describe('the list of sample posts', () => {
  test('has each slug once, and the three that other pages link to', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toEqual(
      expect.arrayContaining(['4-percent-rule', 'diversified-portfolio', 'fire-movement']),
    );
  });

  test('has one post of each category', () => {
    expect(seedPosts.map((post) => post.category).sort()).toEqual(
      ['Estate Planning', 'Health', 'Investing', 'Lifestyle', 'Planning', 'Social Security', 'Taxes'].sort(),
    );
  });

  test('is ordered from the oldest to the newest', () => {
    const days = seedPosts.map((post) => post.publishedAt);
    expect(days).toEqual([...days].sort());
    expect(days[0]?.slice(0, 7)).toBe('2025-03');
    expect(days.at(-1)?.slice(0, 7)).toBe('2026-10');
  });

  test('has no content for other slugs', () => {
    expect(() => readSeed('../posts')).toThrow(RangeError);
  });
});

describe.each(seedPosts)('the sample post $slug', (post) => {
  const { content, cover } = readSeed(post.slug);

  test('is within the limits of a post', () => {
    expect(post.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expectLength(post.title, 5, 60);
    expectLength(post.excerpt, 120, 200);
    expectLength(post.metaTitle, 5, 60);
    expectLength(post.metaDescription, 50, 160);
    expectLength(post.coverAlt, 10, 300);
    for (const day of [post.publishedAt, post.updatedAt ?? post.publishedAt]) {
      expect(new Date(`${day}T00:00:00Z`).toJSON().slice(0, 10)).toBe(day);
    }
    expect((post.updatedAt ?? post.publishedAt) >= post.publishedAt).toBe(true);
  });

  test('has three to five tags in lower case, each once', () => {
    expect(post.tags.length).toBeGreaterThanOrEqual(3);
    expect(post.tags.length).toBeLessThanOrEqual(5);
    expect(new Set(post.tags).size).toBe(post.tags.length);
    for (const tag of post.tags) expect(tag).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/);
  });

  test('is 700 to 1,100 words long', () => {
    const words = content.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(700);
    expect(words.length).toBeLessThanOrEqual(1100);
  });

  test('does not say “today’s money”, and has periods within quotation marks', () => {
    expect(content).not.toContain('today’s money');
    expect(content).not.toContain('”.');
  });

  test('has only tags and attributes of the editor', () => {
    for (const [tag] of content.matchAll(/<[^>]*>/g)) expect(tag).toMatch(allowedTag);
    expect(content.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;)/);
  });

  test('closes every tag, and has no text between its blocks', () => {
    expect(unclosed(content)).toEqual([]);
    expect(content).not.toMatch(/[\n\r\t]|\u00a0| {2}/);
    expect(content).not.toMatch(
      />\s+<\/?(?:p|h2|h3|ul|ol|li)\b|<(?:p|h2|h3|ul|ol|li)>\s|\s<\/(?:p|h2|h3|li)>/,
    );
    expect(content).not.toMatch(/<li>(?:(?!<\/li>).)*<(?:p|ul|ol)\b/);
  });

  test('begins with a paragraph, has three to six sections, and ends with its sources', () => {
    expect(content).toMatch(/^<p>/);
    const headings = [...content.matchAll(/<h2>(.*?)<\/h2>/g)].map((match) => match[1]);
    expect(headings.length).toBeGreaterThanOrEqual(3);
    expect(headings.length).toBeLessThanOrEqual(6);
    expect(headings.at(-1)).toBe('Sources');
    expect(content).toMatch(/<h2>Sources<\/h2><ul>(?:<li>.*<\/li>)<\/ul>$/);
  });

  test('links to the calculator once, to one other post, and otherwise only to official sites', () => {
    const urls = [...content.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
    const posts = urls.filter((url) => url.startsWith('/blog/'));
    const elsewhere = urls.filter((url) => !url.startsWith('/'));
    expect(urls.filter((url) => url === '/#calculator')).toHaveLength(1);
    expect(posts).toHaveLength(1);
    expect(slugs.filter((slug) => slug !== post.slug)).toContain(posts[0]?.slice('/blog/'.length));
    expect(urls).toHaveLength(elsewhere.length + 2);
    for (const url of elsewhere) {
      expect(url).toMatch(/^https:\/\/www\.(?:[a-z]+\.gov|sipc\.org)\/[A-Za-z0-9/._-]*$/);
    }
  });

  test('has no exclamation marks', () => {
    expect(content + post.title + post.excerpt + post.metaDescription).not.toContain('!');
  });

  test('has a cover of 1200 by 630 and narrower copies, each of at most 60 kB', async () => {
    expect(cover).toMatchObject({ fileType: 'image/webp', width: 1200, height: 630 });
    for (const { width, data } of cover.files) {
      const { format, width: actual, height } = await sharp(data).metadata();
      expect({ format, width: actual }).toEqual({ format: 'webp', width });
      expect(height).toBe(Math.round((width * 630) / 1200));
      expect(data.length).toBeLessThanOrEqual(60_000);
    }
    expect(cover.files.map(({ width }) => width)).toEqual([1200, 960, 640, 320]);
  });
});

const allowedTag =
  /^<(?:\/?(?:p|h2|h3|ul|ol|li|strong|em|u|a)|br|(?:p|h2|h3) class="align-(?:center|right)"|a href="[^"<>\s]+")>$/;

function expectLength(text: string, min: number, max: number): void {
  expect(text.trim()).toBe(text);
  expect(text.length, text).toBeGreaterThanOrEqual(min);
  expect(text.length, text).toBeLessThanOrEqual(max);
}

/** The tags that are open at the end, or that were closed in the wrong order. */
function unclosed(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)/g)) {
    if (name === 'br') continue;
    if (slash === '') open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}
