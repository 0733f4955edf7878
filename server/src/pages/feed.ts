import { PRODUCT_NAME } from '@whenabouts/core';
import { Feed, type Item } from 'feed';
import { type Post, type PostSummary, routes } from '../../contract/index.ts';
import type { PublicData } from '../cache/public-data.ts';

const NEWEST = 20;
const DESCRIPTION = 'Articles about planning, saving for and living in retirement.';
/** What no XML may hold, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** The newest posts in full, for programs that read feeds. */
export async function feedXml(format: 'atom' | 'rss', data: PublicData, origin: string): Promise<string> {
  const list = (await data.read(routes.listPosts.path)) as readonly PostSummary[];
  const newest = list.slice(0, NEWEST);
  const posts = await Promise.all(
    newest.map(({ slug }) => data.read(routes.readPost.path.replace('{slug}', slug)) as Promise<Post>),
  );
  const items = posts.map((post) => itemOf(post, origin));
  const feed = new Feed({
    id: `${origin}/blog`,
    title: `${PRODUCT_NAME} Blog`,
    description: DESCRIPTION,
    link: `${origin}/blog`,
    language: 'en',
    generator: false,
    updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
    feedLinks: { atom: `${origin}/feed.xml`, rss: `${origin}/rss.xml` },
  });
  for (const { author, ...item } of items) {
    // RSS wants an e-mail there, and none is told.
    feed.addItem(format === 'atom' && author ? { ...item, author } : item);
  }
  return (format === 'atom' ? feed.atom1() : feed.rss2()).replaceAll(NOT_XML, '');
}

function itemOf(post: Post, origin: string): Item {
  const link = `${origin}/blog/${post.slug}`;
  const published = new Date(`${post.publishedAt}T00:00:00Z`);
  const saved = new Date(post.updatedAt);
  return {
    // Stays when the slug changes, so that nobody gets a post twice.
    id: `tag:${new URL(origin).hostname},2026:post-${post.id}`,
    link,
    title: escaped(post.title),
    description: escaped(post.excerpt),
    content: withWholeAddresses(post.content, link),
    published,
    // A post for a day to come is news on that day.
    date: saved > published ? saved : published,
    author: [{ name: post.author.name }],
    category: [{ name: post.category, term: post.category }],
  };
}

/** Feeds call their titles HTML. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Sanitised HTML for another place: addresses are whole, and what only our pages need is left out. */
function withWholeAddresses(html: string, base: string): string {
  const whole = (address: string) =>
    (URL.parse(address.replaceAll('&amp;', '&'), base)?.href ?? address)
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;');
  return html
    .replaceAll(/<img [^>]*>/g, (tag) => tag.replaceAll(/ (?:srcset|sizes|loading|decoding)="[^"]*"/g, ''))
    .replaceAll(
      /<(a href|img src)="([^"]*)"/g,
      (_, start: string, address: string) => `<${start}="${whole(address)}"`,
    );
}
