import { PRODUCT_NAME } from '@whenabouts/core';
import { Feed, type Item } from 'feed';
import { escapeText } from '../../contract/escape-markup.ts';
import { endpoints, type Post, type PostSummary } from '../../contract/index.ts';
import type { PublicData } from '../cache/public-data.ts';

const MAX_POSTS = 20;
const DESCRIPTION = 'Articles about planning, saving for and living in retirement.';
/** Characters that XML cannot contain, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Returns a feed of the newest posts with their full content.
 *
 * @param emptyDate The date of a feed without posts, which Atom requires.
 */
export async function feedXml(
  format: 'atom' | 'rss',
  data: PublicData,
  origin: string,
  emptyDate: string,
): Promise<string> {
  const list = (await data.read(endpoints.listPosts.path)) as readonly PostSummary[];
  const newest = list.slice(0, MAX_POSTS);
  const posts = await Promise.all(
    newest.map(({ slug }) => data.read(endpoints.readPost.path.replace('{slug}', slug)) as Promise<Post>),
  );
  const items = posts.map((post) => createItem(post, origin, format));
  const feed = new Feed({
    id: `${origin}/blog`,
    title: `${PRODUCT_NAME} Blog`,
    description: DESCRIPTION,
    link: `${origin}/blog`,
    language: 'en',
    generator: false,
    updated: items.length === 0 ? new Date(emptyDate) : new Date(Math.max(...items.map(({ date }) => +date))),
    feedLinks: { atom: `${origin}/feed.xml`, rss: `${origin}/rss.xml` },
  });
  for (const item of items) feed.addItem(item);
  return (format === 'atom' ? feed.atom1() : feed.rss2()).replaceAll(NOT_XML, '');
}

function createItem(post: Post, origin: string, format: 'atom' | 'rss'): Item {
  const link = `${origin}/blog/${post.slug}`;
  const published = new Date(`${post.publishedAt}T00:00:00Z`);
  const savedAt = new Date(post.updatedAt);
  return {
    // Independent of the slug, so that readers do not see a renamed post twice.
    id: `tag:${new URL(origin).hostname},2026:post-${post.id}`,
    link,
    // Titles in feeds are HTML.
    title: escapeText(post.title),
    description: escapeText(post.excerpt),
    content: withAbsoluteUrls(post.content, link),
    published,
    // A post that was scheduled becomes new on its day.
    date: savedAt > published ? savedAt : published,
    // In RSS, an author is an email address; ours are not public.
    ...(format === 'atom'
      ? { author: [{ name: post.author.name }] }
      : { extensions: [{ name: 'dc:creator', objects: { _text: post.author.name } }] }),
    category: [{ name: post.category, term: post.category }],
  };
}

/** Makes URLs in sanitized HTML absolute, and removes attributes that only our pages need. */
function withAbsoluteUrls(html: string, base: string): string {
  const absolute = (url: string) =>
    (URL.parse(url.replaceAll('&amp;', '&'), base)?.href ?? url)
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;');
  return html
    .replaceAll(/<img [^<>]*>/g, (tag) => tag.replaceAll(/ (?:srcset|sizes|loading|decoding)="[^"]*"/g, ''))
    .replaceAll(
      /<(a href|img src)="([^"]*)"/g,
      (_, start: string, url: string) => `<${start}="${absolute(url)}"`,
    );
}
