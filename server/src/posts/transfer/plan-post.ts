import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import * as v from 'valibot';
import {
  DraftBody,
  type ImportChoices,
  PostBody,
  postCategories,
  postLimits,
} from '../../../contract/index.ts';
import type { ReadPost } from './read-import.ts';

type Category = (typeof postCategories)[number];

/** A post whose values are valid, except for its content, slug and cover, which depend on the stored posts and images. */
export interface PlannedPost {
  readonly post: ReadPost;
  readonly body: PostBody | DraftBody;
  readonly isDraft: boolean;
  readonly changes: readonly string[];
}

/** Returns the category of a name at the source, unless the admin chooses another one. */
export const suggestedCategory = (name: string): Category =>
  postCategories.find((known) => known.toLowerCase() === name.trim().toLowerCase()) ?? postCategories[0];

/** Returns the name at the source that decides the category of a post; blank if it has none. */
export const sourceCategory = ({ categories }: Pick<ReadPost, 'categories'>): string =>
  categories.find((name) => suggestedCategory(name).toLowerCase() === name.toLowerCase()) ??
  categories[0] ??
  '';

/**
 * Fits the values of a post into the limits of posts, and records each change. A post that cannot be published becomes a
 * draft. Returns the reason as text if it can be neither.
 */
export function planPost(post: ReadPost, choices: ImportChoices): PlannedPost | string {
  const changes = [...post.changes];
  const text = DomUtils.textContent(parseDocument(post.html)).replaceAll(/\s+/g, ' ').trim();
  const title = titleOf(post.title);
  if (title !== post.title) changes.push(`The title is “${title}” instead of “${post.title}”.`);
  const slug = chooseSlug(post, title);
  if (post.slug !== '' && slug !== post.slug)
    changes.push(`The slug is “${slug}” instead of “${post.slug}”.`);
  const givenExcerpt = oneLine(post.excerpt);
  const excerpt = excerptOf(givenExcerpt, text);
  if (excerpt !== givenExcerpt && !post.isDraft) {
    const isCut = givenExcerpt.length > postLimits.excerpt.max;
    changes.push(
      isCut ? 'The excerpt was too long, and is cut.' : 'The excerpt is the beginning of the text.',
    );
  }
  const name = sourceCategory(post);
  const category = categoryOf(post, name, choices);
  const others = post.categories.filter((each) => each !== name && each !== category);
  const tags = fitTags([...post.tags, ...others]);
  if (others.length > 0) changes.push(`Other categories are tags: ${others.join(', ')}.`);
  const metaTitle = shortText(post.metaTitle, postLimits.metaTitle.max);
  const metaDescription = shortText(post.metaDescription, postLimits.metaDescription.max);
  if ((post.metaTitle && !metaTitle) || (post.metaDescription && !metaDescription)) {
    changes.push('The texts for search engines were too long, and are left out.');
  }
  const body = {
    ...{ title, slug, category, tags, metaTitle, metaDescription },
    excerpt: post.isDraft ? shortText(post.excerpt, postLimits.excerpt.max) : excerpt,
    content: post.html,
    publishedAt: post.publishedAt,
  };
  return checkPost(post, body, changes);
}

/** Validates a post like one that an admin writes. */
function checkPost(post: ReadPost, body: object, changes: string[]): PlannedPost | string {
  if (!post.isDraft) {
    const published = v.safeParse(PostBody, body);
    const [issue] = published.issues ?? [];
    if (published.success && post.publishedAt !== '') {
      return { post, body: published.output, isDraft: false, changes };
    }
    changes.push(`The post becomes a draft. ${issue?.message ?? 'It has no date.'}`);
  }
  const draft = v.safeParse(DraftBody, body);
  if (!draft.success) return draft.issues[0].message;
  return { post, body: draft.output, isDraft: true, changes };
}

/** Removes characters that a line cannot have, and fits the title between the limits. */
function titleOf(title: string): string {
  const { min, max } = postLimits.title;
  const clean = oneLine(title);
  if (clean === '') return 'Untitled post';
  const long = [...clean].length < min ? `${clean} (post)` : clean;
  return long.length <= max ? long : cut(long, max);
}

/** Cuts text before a word, and adds an ellipsis. */
function cut(text: string, max: number): string {
  const start = text.slice(0, max);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > max / 2 ? end : max - 1)}…`;
}

/** Returns a slug in the characters that ours have. Letters lose their accents. */
function chooseSlug({ slug, originalId }: ReadPost, title: string): string {
  const { min, max } = postLimits.slug;
  const plain = (text: string) =>
    text
      .slice(0, 500)
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '')
      .join('-')
      .slice(0, max)
      .replace(/-$/, '');
  const foundSlug = [plain(slug), plain(title)].find((each) => each.length >= min) ?? '';
  const isReserved =
    foundSlug !== '' && !v.safeParse(DraftBody, { title: 'A title', slug: foundSlug }).success;
  if (foundSlug !== '' && !isReserved) return foundSlug;
  return `${foundSlug || 'post'}-${createHash('sha256').update(originalId).digest('hex').slice(0, 8)}`;
}

function excerptOf(excerpt: string, text: string): string {
  const { min, max } = postLimits.excerpt;
  const chosen = [...excerpt].length >= min ? excerpt : text;
  return chosen.length <= max ? chosen : cut(chosen, max);
}

function categoryOf(post: ReadPost, name: string, { categories }: ImportChoices): Category | '' {
  const chosen = categories.find((each) => each.name === name.trim())?.category;
  // Our drafts can be without a category.
  return chosen ?? (post.isDraft && name === '' ? '' : suggestedCategory(name));
}

const fitTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map(oneLine))]
    .filter((tag) => tag !== '' && tag.length <= postLimits.tag.max)
    .slice(0, postLimits.tag.count);

const shortText = (text: string | undefined, max: number): string =>
  text !== undefined && text.length <= max ? oneLine(text) : '';

/** Replaces line breaks and other characters that a line cannot have. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Surrogate}\u2028\u2029]+/gu, ' ').trim();
