import { DomUtils, Parser, parseDocument } from 'htmlparser2';
import { dayIn, ImportError, parsePath, type SourcePost, type SourcePosts, timeIn } from './source-post.ts';
import { withParagraphs } from './wordpress-content.ts';

/** An item of an export: a post, a page, an attachment or another kind. */
interface Item {
  /** Texts by element. */
  readonly fields: Map<string, string>;
  readonly categories: { readonly domain: string; readonly name: string }[];
  /** Values of custom fields, by key. */
  readonly meta: Map<string, string>;
}

interface Export {
  readonly items: readonly Item[];
  /** Display names of authors, by login. */
  readonly authors: ReadonlyMap<string, string>;
  readonly site: string;
}

/** States of posts that no author has written, or that are in the trash. */
const DISCARDED = ['auto-draft', 'trash', 'inherit'];
const DRAFT_REASONS: Readonly<Record<string, string>> = {
  private: 'A private post becomes a draft.',
  pending: 'A post that waits for a review becomes a draft.',
};

/**
 * Reads WordPress's export, an extended RSS file.
 *
 * @see https://developer.wordpress.org/advanced-administration/wordpress/export/
 */
export function parseWordpress(xml: string): SourcePosts {
  const { items, authors, site } = readXml(xml);
  const attachments = new Map<string, Item>();
  const dropped: Record<string, number> = {};
  const posts: Item[] = [];
  for (const item of items) {
    const type = textOf(item, 'wp:post_type') || 'post';
    const status = textOf(item, 'wp:status');
    if (type === 'attachment') attachments.set(textOf(item, 'wp:post_id'), item);
    else if (type !== 'post') dropped[type] = (dropped[type] ?? 0) + 1;
    else if (DISCARDED.includes(status)) dropped[status] = (dropped[status] ?? 0) + 1;
    else posts.push(item);
  }
  return { posts: posts.map((item) => parsePost(item, { attachments, authors, site })), dropped };
}

const textOf = ({ fields }: Item, name: string): string => fields.get(name)?.trim() ?? '';

interface PostContext {
  readonly attachments: ReadonlyMap<string, Item>;
  readonly authors: ReadonlyMap<string, string>;
  readonly site: string;
}

function parsePost(item: Item, { attachments, authors, site }: PostContext): SourcePost {
  const status = textOf(item, 'wp:status');
  const id = textOf(item, 'wp:post_id');
  const link = textOf(item, 'link');
  const login = textOf(item, 'dc:creator');
  const isProtected = textOf(item, 'wp:post_password') !== '';
  const created = gmt(textOf(item, 'wp:post_date_gmt')) || gmt(textOf(item, 'wp:post_date'));
  const updated = gmt(textOf(item, 'wp:post_modified_gmt')) || created;
  const thumbnail = attachments.get(item.meta.get('_thumbnail_id') ?? '');
  const oldPath = parsePath(link);
  const reason = isProtected ? 'A post with a password becomes a draft.' : DRAFT_REASONS[status];
  const named = (domain: string) => item.categories.filter((each) => each.domain === domain);
  const { html, changes } = withParagraphs(item.fields.get('content:encoded') ?? '');
  return {
    source: 'wordpress',
    originalId: textOf(item, 'guid') || `${site} ${id}`,
    title: textOfHtml(textOf(item, 'title')),
    slug: decodeSlug(textOf(item, 'wp:post_name')),
    excerpt: textOfHtml(textOf(item, 'excerpt:encoded')),
    html,
    base: link || site,
    isDraft: isProtected || !['publish', 'future'].includes(status),
    publishedAt: dayIn(created),
    createdAt: timeIn(created),
    updatedAt: timeIn(updated),
    categories: named('category').map(({ name }) => textOfHtml(name)),
    tags: named('post_tag').map(({ name }) => textOfHtml(name)),
    ...(login && { author: { name: authors.get(login) || login } }),
    ...(thumbnail && {
      cover: {
        src: textOf(thumbnail, 'wp:attachment_url'),
        alt: thumbnail.meta.get('_wp_attachment_image_alt') ?? '',
      },
    }),
    oldPaths: oldPath === undefined ? [] : [oldPath],
    // Fields of the most used plugin for search engines. Values with a variable are templates.
    metaTitle: literal(item.meta.get('_yoast_wpseo_title')),
    metaDescription: literal(item.meta.get('_yoast_wpseo_metadesc')),
    changes: [...(reason ? [reason] : []), ...changes],
  };
}

/** Titles and excerpts are HTML. */
const textOfHtml = (html: string): string =>
  /[<&]/.test(html) ? DomUtils.textContent(parseDocument(html)).trim() : html;

const literal = (text: string | undefined) => (text?.includes('%%') ? undefined : text?.trim() || undefined);

/** Returns a time of the export as ISO 8601; blank for zeros, which mean that there is none. */
const gmt = (text: string): string =>
  /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : '';

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Reads the items. The parser expands no entities but XML's own, and a document type definition is an error. */
function readXml(xml: string): Export {
  const items: Item[] = [];
  const authors = new Map<string, string>();
  let site = '';
  let isWxr = false;
  let item: Item | undefined;
  let category: { domain: string; name: string } | undefined;
  let [author, metaKey, text] = ['', '', ''];
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (/^!(?:DOCTYPE|ENTITY)/i.test(name))
          throw new ImportError('The file declares entities, which are not read.');
      },
      onopentag: (name, { domain = '' }) => {
        text = '';
        if (name === 'item') item = { fields: new Map(), categories: [], meta: new Map() };
        if (name === 'category' && item) category = { domain, name: '' };
      },
      ontext: (data) => {
        text += data;
      },
      onclosetag: (name) => {
        if (name === 'wp:wxr_version') isWxr = true;
        else if (name === 'wp:base_blog_url') site = text.trim();
        else if (name === 'wp:author_login') author = text.trim();
        else if (name === 'wp:author_display_name') authors.set(author, text.trim());
        else if (!item) return;
        else if (name === 'item') {
          items.push(item);
          item = undefined;
        } else if (name === 'category' && category) {
          item.categories.push({ ...category, name: text.trim() });
          category = undefined;
        } else if (name === 'wp:meta_key') metaKey = text.trim();
        else if (name === 'wp:meta_value') item.meta.set(metaKey, text);
        else if (!name.startsWith('wp:comment')) item.fields.set(name, text);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!isWxr) throw new ImportError('This XML file is not an export of WordPress (Tools, Export).');
  return { items, authors, site };
}
