import { micromark } from 'micromark';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { parse } from 'yaml';
import { dayIn, ImportError, parsePath, type SourceAuthor, type SourcePost, timeIn } from './source-post.ts';

/** Converts Markdown, with tables, to HTML. The HTML in it stays, and is not safe to show. */
export const markdownToHtml = (markdown: string): string =>
  micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfmTable(), gfmStrikethrough()],
    htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml()],
  });

const FENCE = /^---[ \t]*\n/;
/** Longest front matter, in characters. */
const MAX_FRONT_MATTER = 20_000;

/** Values of `source` in archives that this software exported. */
const sources = ['whenabouts', 'wordpress', 'ghost'] as const;

const DATE_FIELDS = ['date', 'publishDate', 'pubDate', 'published'] as const;

type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Reads a Markdown file with front matter, as Hugo, Jekyll, Astro and this software write it.
 *
 * @param path the path of the file in its archive
 */
export function parseMarkdownPost(path: string, file: string): SourcePost {
  const text = file.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const { frontMatter: fields, markdown } = splitFrontMatter(path, text);
  const { heading, body } = textOf(fields, 'title')
    ? { heading: '', body: markdown }
    : splitHeading(markdown);
  const name = (path.split('/').at(-1) ?? '').replace(/\.(?:md|markdown)$/i, '');
  const [, dayInName = '', slugInName = ''] = /^(?:(\d{4}-\d\d-\d\d)-)?(.*)$/.exec(name) ?? [];
  // Hugo's posts may be a folder with their images.
  const slugInPath = slugInName === 'index' ? (path.split('/').at(-2) ?? '') : slugInName;
  const date = textOf(fields, ...DATE_FIELDS) || dayInName;
  const source = sources.find((each) => each === fields.source);
  const slug = textOf(fields, 'slug') || slugInPath;
  const permalink = textOf(fields, 'permalink', 'url');
  const oldPaths = [permalink, ...textsOf(fields, 'aliases'), ...textsOf(fields, 'redirect_from')];
  return {
    source: source ?? 'markdown',
    originalId: (source && textOf(fields, 'id')) || `${path} ${dateInId(fields) || dayInName}`,
    title: textOf(fields, 'title') || heading || slug.replaceAll('-', ' '),
    slug,
    excerpt: textOf(fields, 'excerpt', 'description', 'summary'),
    html: markdownToHtml(body),
    base: path,
    isDraft: fields.draft === true || fields.published === false || fields.status === 'draft' || date === '',
    publishedAt: dayIn(date),
    createdAt: timeIn(textOf(fields, 'created')),
    updatedAt: timeIn(textOf(fields, 'updated', 'lastmod', 'last_modified_at')),
    categories: [...textsOf(fields, 'category'), ...textsOf(fields, 'categories')],
    tags: textsOf(fields, 'tags'),
    author: parseAuthor(fields.author || textsOf(fields, 'authors')[0]),
    ...parseCover(fields),
    oldPaths: oldPaths.flatMap((old) => parsePath(old) ?? []),
    metaTitle: textOf(fields, 'metaTitle') || undefined,
    metaDescription: textOf(fields, 'metaDescription') || undefined,
    changes: date === '' ? ['A post without a date becomes a draft.'] : [],
  };
}

function splitFrontMatter(path: string, file: string): { frontMatter: FrontMatter; markdown: string } {
  if (!FENCE.test(file)) return { frontMatter: {}, markdown: file };
  const start = file.indexOf('\n') + 1;
  const end = file.indexOf('\n---', start - 1);
  if (end < 0 || end - start > MAX_FRONT_MATTER) {
    throw new ImportError(`The front matter of ${path} has no end within ${MAX_FRONT_MATTER} characters.`);
  }
  const after = file.indexOf('\n', end + 1);
  return {
    frontMatter: parseYaml(path, file.slice(start, end)),
    markdown: after < 0 ? '' : file.slice(after + 1),
  };
}

/** Parses YAML without aliases: a few of them can repeat each other to gigabytes. */
function parseYaml(path: string, yaml: string): FrontMatter {
  try {
    const value: unknown = parse(yaml, { schema: 'core', maxAliasCount: 0, logLevel: 'silent' });
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FrontMatter) : {};
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new ImportError(`The front matter of ${path} is not valid YAML: ${reason}`);
  }
}

/** Splits off a first-level heading at the beginning; the heading is empty if there is none. */
function splitHeading(markdown: string): { heading: string; body: string } {
  const text = markdown.trimStart();
  const [first = ''] = text.split('\n', 1);
  const isHeading = first.startsWith('# ');
  return {
    heading: isHeading ? first.slice(2).trim() : '',
    body: isHeading ? text.slice(first.length) : markdown,
  };
}

/** Returns the text of the first field that is not empty; an empty text if there is none. */
function textOf(fields: FrontMatter, ...names: readonly string[]): string {
  return names.map((name) => toText(fields[name])).find((text) => text !== '') ?? '';
}

/** Returns the first date, even an empty one: the first release read no other, and ids must stay the same. */
function dateInId(fields: FrontMatter): string {
  const first = DATE_FIELDS.find((name) => ['string', 'number'].includes(typeof fields[name]));
  return first === undefined ? '' : toText(fields[first]);
}

/** Returns the items of a field that has a list or a single value, without empty ones. */
function textsOf(fields: FrontMatter, name: string): string[] {
  const value = fields[name];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map(toText).filter((text) => text !== '');
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function parseAuthor(author: unknown): SourceAuthor | undefined {
  if (typeof author === 'string' && author.trim() !== '') return { name: author.trim() };
  if (typeof author !== 'object' || author === null) return undefined;
  const fields = author as FrontMatter;
  const name = textOf(fields, 'name');
  if (name === '') return undefined;
  return {
    name,
    initials: textOf(fields, 'initials') || undefined,
    title: textOf(fields, 'title') || undefined,
  };
}

/** Returns the cover: a URL or path, or an object as in Hugo's and Astro's themes. */
function parseCover(fields: FrontMatter): Pick<SourcePost, 'cover'> {
  const value = fields.cover || fields.image || fields.coverImage || fields.featured_image;
  const alt = textOf(fields, 'coverAlt', 'imageAlt');
  if (typeof value === 'string' && value !== '') return { cover: { src: value, alt } };
  if (typeof value !== 'object' || value === null) return {};
  const cover = value as FrontMatter;
  const src = textOf(cover, 'src', 'image', 'url', 'path');
  return src === '' ? {} : { cover: { src, alt: textOf(cover, 'alt') || alt } };
}
