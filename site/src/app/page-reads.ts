import type { Post, PostSummary } from '@whenabouts/server/contract';
import { LATEST_COUNT, postKeys, titleOf } from '../api/posts.ts';
import { readFilters } from '../features/blog/blog-filters.ts';
import { answersForBlog } from '../features/blog/use-blog-view.ts';
import { paths } from '../paths.ts';
import type { PageData } from './page-data.ts';

/** Reads the answer of a public endpoint by its path; what it throws has a `status`. */
export type ReadPublic = (path: string) => Promise<unknown>;

/** What a page needs at once, and what that says of the page. */
export interface PageReads {
  answers: PageData['answers'];
  status?: 404 | 503;
  /** The page is at another address now. */
  location?: string;
}

interface PageRequest {
  read: ReadPublic;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

type Reader = (request: PageRequest) => Promise<PageReads>;

const readPosts = async (read: ReadPublic) => (await read(postKeys.all)) as PostSummary[];

/** The page stands without the posts; the browser asks for them again. */
const landing: Reader = async ({ read }) => {
  try {
    return { answers: { [postKeys.latest]: (await readPosts(read)).slice(0, LATEST_COUNT) } };
  } catch {
    return { answers: {} };
  }
};

const sitemap: Reader = async ({ read }) => {
  try {
    return { answers: { [postKeys.titles]: (await readPosts(read)).map(titleOf) } };
  } catch {
    return { answers: {} };
  }
};

const blog: Reader = async ({ read, url }) => {
  try {
    const filters = readFilters(url.searchParams);
    return { answers: answersForBlog(await readPosts(read), filters, postKeys.all) };
  } catch {
    return { answers: {}, status: 503 };
  }
};

const post: Reader = async ({ read, params: { slug = '' } }) => {
  const key = postKeys.one(slug);
  try {
    const found = (await read(key)) as Post;
    if (found.slug !== slug) return { answers: {}, location: paths.post(found.slug) };
    return { answers: { [key]: found } };
  } catch (error) {
    const isMissing = (error as { status?: number }).status === 404;
    return isMissing ? { answers: { [key]: null }, status: 404 } : { answers: {}, status: 503 };
  }
};

/** By the page's module. */
const readers: Readonly<Record<string, Reader>> = {
  'src/app/landing/landing-page.tsx': landing,
  'src/app/sitemap/sitemap-page.tsx': sitemap,
  'src/features/blog/blog-page.tsx': blog,
  'src/features/blog/post-page.tsx': post,
};

/** Reads what a page needs to be rendered with its content. */
export function readFor(module: string | undefined, request: PageRequest): Promise<PageReads> {
  const reader = module === undefined ? undefined : readers[module];
  return reader ? reader(request) : Promise.resolve({ answers: {} });
}
