import * as v from 'valibot';
import { body, described, documented } from './schemas.ts';
import { line, minCharacters, SLUG } from './text.ts';
import { parseUrl } from './urls.ts';

/** Categories of posts, in the order of the editor's list. */
export const postCategories = [
  'Planning',
  'Investing',
  'Lifestyle',
  'Social Security',
  'Health',
  'Taxes',
  'Estate Planning',
] as const;

export const postLimits = {
  title: { min: 5, max: 200, recommended: 60 },
  slug: { min: 3, max: 100 },
  excerpt: { min: 10, max: 300 },
  /** Length of the HTML: minimum in characters, maximum in bytes. */
  content: { min: 50, maxBytes: 200 * 1024 },
  metaTitle: { max: 60 },
  metaDescription: { max: 160 },
  tag: { max: 40, count: 20 },
  coverImage: { max: 2048 },
} as const;

/** Path segments under /blog that are not posts. */
const RESERVED_SLUGS: readonly string[] = ['archive', 'category', 'feed', 'new', 'page', 'search', 'tag'];

// Texts of the specification, typed as they are shown: a search for one finds it. messages.test.ts compares their numbers.
export const postMessages = {
  titleShort: 'Title must be at least 5 characters.',
  slugShort: 'Slug must be at least 3 characters.',
  slugLetters: 'Slug must contain only lowercase letters, numbers, and hyphens.',
  slugReserved: 'This slug is reserved. Please choose another one.',
  slugTaken: 'Another post has this slug already. Please choose another one.',
  excerptShort: 'Excerpt must be at least 10 characters.',
  excerptLong: 'Excerpt must be at most 300 characters.',
  contentShort: 'Content must be at least 50 characters.',
  contentLong: `Content must be at most ${postLimits.content.maxBytes / 1024} kB. Please shorten it, or split it into two posts.`,
  contentDeep: 'Content is nested too deeply. Please simplify it.',
  coverImage: 'Cover image must be a valid URL.',
  category: 'Category is required.',
  publishedAt: 'Publish date must be a date such as 2026-01-31.',
  tags: `Tags must be a list of at most ${postLimits.tag.count} words or phrases.`,
  metaTitle: 'Meta title should be at most 60 characters for optimal SEO.',
  metaDescription: 'Meta description should be at most 160 characters for optimal SEO.',
  ofAnotherAuthor: 'This post belongs to someone else. Editors and owners can change it.',
  stale: 'This post was changed by someone else since you opened it.',
} as const;

const Title = v.pipe(
  line(postLimits.title.max, postMessages.titleShort),
  minCharacters(postLimits.title.min, postMessages.titleShort),
);

const Slug = v.pipe(
  v.string(postMessages.slugShort),
  v.trim(),
  v.minLength(postLimits.slug.min, postMessages.slugShort),
  v.maxLength(postLimits.slug.max, `Slug must be at most ${postLimits.slug.max} characters.`),
  v.regex(SLUG, postMessages.slugLetters),
  documented(
    v.check<string, string>((slug) => !RESERVED_SLUGS.includes(slug), postMessages.slugReserved),
    'Some words are reserved, such as `archive` and `page`.',
  ),
);

/**
 * `line` rejects longer excerpts and meta texts before it normalizes them, which would take long. The limits of the fields are
 * lower: text between the two gets the message of the field.
 */
const maxNormalized = { excerpt: 10_000, metaText: 1000 } as const;

const ExcerptLine = v.pipe(
  v.string(postMessages.excerptShort),
  // Pasted line breaks become spaces.
  v.transform((text) =>
    text
      .split(/[\r\n\u2028\u2029]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' '),
  ),
  line(maxNormalized.excerpt),
);

const Excerpt = v.pipe(
  ExcerptLine,
  minCharacters(postLimits.excerpt.min, postMessages.excerptShort),
  v.maxLength(postLimits.excerpt.max, postMessages.excerptLong),
);

const Content = v.pipe(
  v.string(postMessages.contentShort),
  v.trim(),
  v.minLength(postLimits.content.min, postMessages.contentShort),
  v.maxBytes(postLimits.content.maxBytes, postMessages.contentLong),
);

const CoverImage = v.pipe(
  v.string(postMessages.coverImage),
  v.trim(),
  v.maxLength(postLimits.coverImage.max, postMessages.coverImage),
  documented(
    v.check<string, string>((text) => text === '' || isCoverUrl(text), postMessages.coverImage),
    'An https URL, or the URL of an image of this site, without a user name and password. Blank for the picture of the category.',
  ),
);

/**
 * A scheme, two slashes and a host without credentials. URL parsers also accept `https:evil`, `https:/evil` and
 * `https:\\evil`, which browsers resolve against the page.
 */
const ABSOLUTE_URL = /^https?:\/\/[^/\\?#@]+(?:[/?#]|$)/i;
/** Characters that a URL parser encodes or drops, and lone surrogates, which a database cannot store. */
const UNSAFE_IN_URL = /[\s\p{Cc}\p{Surrogate}]/u;

/**
 * Returns true for an absolute https URL with a host and without credentials, and for URLs that may be images of this
 * site, which can use http. Only the server knows this site's origin.
 */
export function isCoverUrl(text: string): boolean {
  const url = parseUrl(text);
  if (!url || !ABSOLUTE_URL.test(text) || UNSAFE_IN_URL.test(text)) return false;
  return url.protocol === 'https:' || /^\/(?:api\/images|category-pictures)\//.test(url.pathname);
}

const Category = v.pipe(
  line(100, postMessages.category),
  v.transform((text) => postCategories.find((known) => known.toLowerCase() === text.toLowerCase())),
  v.picklist(postCategories, postMessages.category),
);

const DAY_OR_BLANK = /^(?:(?:19|20|21)\d\d-\d\d-\d\d)?$/;

/** A day of the calendar; a full time is accepted, and its day counts. Blank means today. */
const PublishedAt = v.pipe(
  v.string(postMessages.publishedAt),
  v.trim(),
  v.transform((text) => text.split('T', 1)[0] ?? ''),
  documented(v.check(isDayOrBlank, postMessages.publishedAt), { pattern: DAY_OR_BLANK.source }),
);

function isDayOrBlank(text: string): boolean {
  if (!DAY_OR_BLANK.test(text)) return false;
  return text === '' || new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** Tags are trimmed; blank and repeated tags are dropped. */
const Tags = v.pipe(
  v.array(v.unknown(), postMessages.tags),
  // Limits the work: repeated and blank tags are dropped only after each of them was validated.
  v.maxLength(postLimits.tag.count * 10, postMessages.tags),
  v.array(line(postLimits.tag.max, postMessages.tags), postMessages.tags),
  v.transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))]),
  v.maxLength(postLimits.tag.count, postMessages.tags),
);

const metaText = (max: number, tooLong: string) =>
  v.optional(
    described(
      v.nullable(v.pipe(line(maxNormalized.metaText), v.maxLength(max, tooLong))),
      'For search engines.',
    ),
  );

/** A post as an admin writes it. Unknown keys are dropped. */
export const PostBody = body({
  title: described(Title, 'Title of the post.'),
  slug: described(Slug, 'Last part of the post’s URL, `/blog/{slug}`.'),
  excerpt: described(Excerpt, 'Two or three sentences for lists of posts.'),
  content: described(Content, 'HTML. Formats that the editor does not support are removed.'),
  coverImage: v.optional(described(CoverImage, 'URL of the image above the post.'), ''),
  category: described(Category, 'Category of the post.'),
  publishedAt: v.optional(
    described(
      v.nullable(PublishedAt),
      'First day, in UTC, on which the post is public. Blank for today. Null or absent for today in a new post, and for no change in a stored one.',
    ),
  ),
  tags: v.optional(described(v.nullable(Tags), 'Tags of the post.')),
  metaTitle: metaText(postLimits.metaTitle.max, postMessages.metaTitle),
  metaDescription: metaText(postLimits.metaDescription.max, postMessages.metaDescription),
});

const blankOr = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal('')), schema]), '');

/** A post that is not finished: only its title is required. */
export const DraftBody = body({
  ...PostBody.entries,
  slug: described(blankOr(Slug), 'Last part of the post’s URL. Blank for a random one.'),
  excerpt: v.optional(
    described(
      v.pipe(ExcerptLine, v.maxLength(postLimits.excerpt.max, postMessages.excerptLong)),
      'Two or three sentences for lists of posts.',
    ),
    '',
  ),
  content: v.optional(
    described(
      v.pipe(v.string(), v.trim(), v.maxBytes(postLimits.content.maxBytes, postMessages.contentLong)),
      'HTML. Formats that the editor does not support are removed.',
    ),
    '',
  ),
  category: described(blankOr(Category), 'Category of the post.'),
});

/** A post to preview: its unsaved values, which may be unfinished, and the id of the stored post, if any. */
export const PreviewBody = body({
  ...DraftBody.entries,
  id: v.optional(
    described(
      v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      'Id of the stored post; absent or null for a new one.',
    ),
  ),
});

export type PostBody = v.InferOutput<typeof PostBody>;
export type DraftBody = v.InferOutput<typeof DraftBody>;
export type PreviewBody = v.InferOutput<typeof PreviewBody>;
