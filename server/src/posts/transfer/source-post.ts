/** The formats of exports, and of posts that this software has exported. */
export type ImportSource = 'wordpress' | 'ghost' | 'markdown' | 'whenabouts';

/** A post as an export describes it, before its values are checked. */
export interface SourcePost {
  readonly source: ImportSource;
  /** The identity of the post at its source, which is the same in every export. */
  readonly originalId: string;
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly html: string;
  /** The URL to which addresses in the content are relative; a path for files of an archive. */
  readonly base: string;
  readonly isDraft: boolean;
  /** A day such as `2026-01-31`; blank if unknown. */
  readonly publishedAt: string;
  /** Milliseconds since 1970. */
  readonly createdAt?: number | undefined;
  readonly updatedAt?: number | undefined;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly author?: SourceAuthor | undefined;
  readonly cover?: { readonly src: string; readonly alt: string; readonly id?: string } | undefined;
  /** Earlier paths of the post, such as `/2020/05/hello`. */
  readonly oldPaths: readonly string[];
  readonly metaTitle?: string | undefined;
  readonly metaDescription?: string | undefined;
  /** Differences from the original that reading the export has caused, as sentences. */
  readonly changes: readonly string[];
}

export interface SourceAuthor {
  readonly name: string;
  readonly initials?: string | undefined;
  readonly title?: string | undefined;
}

/** The posts of an export, and what it has besides posts. */
export interface SourcePosts {
  readonly posts: readonly SourcePost[];
  /** Numbers of items that are not posts, by kind, such as `page`. */
  readonly dropped: Readonly<Record<string, number>>;
}

/** The reason why a file cannot be imported, as a sentence for the admin. */
export class ImportError extends Error {}

/** Returns the day of a time, such as `2026-01-31`; blank if the text is not a time. */
export function dayIn(text: string): string {
  const time = Date.parse(text);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

/** Returns a time in milliseconds since 1970; undefined if the text is not a time. */
export function timeIn(text: string): number | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) || time < 0 ? undefined : time;
}

/**
 * Returns the path of a URL without a slash at its end; undefined for the start page and for paths with a query, except
 * the number of a post of WordPress: `/?p=12`.
 */
export function parsePath(url: string): string | undefined {
  const parsed = URL.parse(url, 'https://site.invalid');
  if (!parsed) return undefined;
  if (parsed.search !== '')
    return parsed.pathname === '/' && /^\?p=\d+$/.test(parsed.search) ? `/${parsed.search}` : undefined;
  const path = parsed.pathname.replace(/\/$/, '');
  return path === '' ? undefined : path;
}
