import * as v from 'valibot';
import { Author, exampleAuthor } from './authors.ts';
import type { Endpoint } from './endpoint.ts';
import { described, Time } from './schemas.ts';

export const ExportedPost = v.object({
  source: described(
    v.picklist(['whenabouts', 'wordpress', 'ghost', 'markdown']),
    'Where the post was written first.',
  ),
  id: described(v.pipe(v.string(), v.minLength(1), v.maxLength(500)), 'Identity of the post at its source.'),
  title: described(v.string(), 'Title of the post.'),
  slug: described(v.string(), 'Last part of the post’s URL.'),
  status: described(
    v.picklist(['published', 'draft']),
    'A published post with a date in the future is scheduled.',
  ),
  date: described(v.string(), 'First day, in UTC, on which the post is public.'),
  excerpt: described(v.string(), 'Two or three sentences for lists of posts.'),
  category: described(v.string(), 'Category of the post. Only drafts have a blank one.'),
  tags: described(v.array(v.string()), 'Tags of the post.'),
  cover: v.optional(described(v.string(), 'URL of the cover; absent for the picture of the category.')),
  coverAlt: v.optional(described(v.string(), 'Text alternative of the cover.')),
  author: described(Author, 'Author of the post.'),
  metaTitle: v.optional(described(v.string(), 'For search engines.')),
  metaDescription: v.optional(described(v.string(), 'For search engines.')),
  created: described(Time, 'Time of creation.'),
  updated: described(Time, 'Time of the last save.'),
  aliases: described(v.array(v.string()), 'Earlier paths of the post.'),
  content: described(v.string(), 'Sanitized HTML.'),
});

export const PostsExport = v.object({
  software: described(v.literal('whenabouts'), 'Identifies the format.'),
  posts: described(v.array(ExportedPost), 'All posts and drafts, the oldest first.'),
});

export type ExportedPost = v.InferOutput<typeof ExportedPost>;

const chapter = 'Admins';

export const exportEndpoints = {
  exportPosts: {
    method: 'GET',
    path: '/api/admin/posts/export',
    summary: 'Download all posts and drafts as a zip of Markdown files with their images',
    access: 'editor',
    rateLimits: ['EXPORTS_PER_MEMBER'],
    status: 200,
    file: 'zip',
    docs: { chapter, details: 'An import of the file changes nothing on this site.' },
  },
  exportPostsAsJson: {
    method: 'GET',
    path: '/api/admin/posts/export-json',
    summary: 'Download all posts and drafts as JSON; images are URLs of this site',
    access: 'editor',
    rateLimits: ['EXPORTS_PER_MEMBER'],
    status: 200,
    response: PostsExport,
    docs: {
      chapter,
      response: {
        software: 'whenabouts',
        posts: [
          {
            source: 'whenabouts',
            id: '1-mbq2y0g0',
            title: 'Five questions before you retire',
            slug: 'five-questions-before-you-retire',
            status: 'published',
            date: '2026-03-01',
            excerpt: 'What to ask yourself in the last year at work, and where to find the answers.',
            category: 'Planning',
            tags: ['first steps'],
            author: exampleAuthor,
            created: '2026-03-01T08:00:00.000Z',
            updated: '2026-03-01T08:00:00.000Z',
            aliases: [],
            content: '<p>What will a month cost? Most people guess, and most guesses are too low.</p>',
          },
        ],
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
