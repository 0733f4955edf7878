import * as v from 'valibot';
import { exampleAuthor } from './authors.ts';
import type { Endpoint } from './endpoint.ts';
import { EditablePost, Post, PostPreview, PostSummary } from './post-responses.ts';
import { DraftBody, PostBody, PreviewBody } from './posts.ts';

/** The longest content, JSON-escaped, plus the other fields. */
const POST_BYTES = 512 * 1024;

const chapter = 'Admins';
const body = {
  title: 'Five questions before you retire',
  slug: 'five-questions-before-you-retire',
  excerpt: 'What to ask yourself in the last year at work, and where to find the answers.',
  content: '<p>What will a month cost? Most people guess, and most guesses are too low.</p>',
  coverImage: 'https://images.example/five-questions.jpg',
  category: 'Planning',
  publishedAt: '2026-03-01',
  tags: ['first steps'],
} as const;
const draft = {
  title: 'Six questions before you retire',
  content: '<p>What will a month cost?</p>',
} as const;
const { content, ...bodyWithoutContent } = body;
const summary = {
  id: 1,
  ...bodyWithoutContent,
  updatedAt: '2026-03-01T08:00:00.000Z',
  author: exampleAuthor,
};
const post = { ...summary, content };
const editable = { ...post, version: 1 };
const editableDraft = {
  ...editable,
  ...draft,
  slug: 'draft-5f0c2a9d',
  excerpt: '',
  coverImage: 'https://whenabouts.example/share.png',
  category: '',
  isDraft: true,
} as const;
const param = ['1', 'The id of the post.'] as const;
const notFound = 'There is no such post.';
const slugTaken = 'Another post has this slug.';
const forbidden = 'The post belongs to someone else, and the caller is an author.';
const stale = 'The post has another version now.';

export const postEndpoints = {
  listPosts: {
    method: 'GET',
    path: '/api/blog-posts',
    summary:
      'List all posts, newest first, without their content; editors and owners also get drafts and posts with future dates, and authors their own ones',
    access: 'anyone',
    moreForAdmins: true,
    rateLimits: 'none',
    status: 200,
    response: v.array(PostSummary),
    docs: { chapter: 'Blog', etag: 'content', response: [summary] },
  },
  readPost: {
    method: 'GET',
    path: '/api/blog-posts/{slug}',
    summary: 'Get a post by its current slug or a previous one',
    access: 'anyone',
    moreForAdmins: true,
    rateLimits: 'none',
    status: 200,
    response: Post,
    errors: { not_found: 'There is no such post, it is a draft, or its publication date is in the future.' },
    docs: {
      chapter: 'Blog',
      details: 'For a previous slug, the response contains the current one in `slug`.',
      etag: 'content',
      param: [body.slug, 'The slug of the post.'],
      response: post,
    },
  },
  createPost: {
    method: 'POST',
    path: '/api/blog-posts',
    summary:
      'Publish a new post under the name of the admin; a retry with the same Idempotency-Key returns the post created first',
    access: 'author',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: PostBody,
    bodyBytes: POST_BYTES,
    status: 201,
    response: EditablePost,
    errors: { taken: slugTaken },
    docs: { chapter, etag: 'version', idempotent: true, body, response: editable },
  },
  createDraft: {
    method: 'POST',
    path: '/api/admin/drafts',
    summary:
      'Save a new post as a draft, which only its author, editors and owners see; a retry with the same Idempotency-Key returns the post created first',
    access: 'author',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: DraftBody,
    bodyBytes: POST_BYTES,
    status: 201,
    response: EditablePost,
    errors: { taken: slugTaken },
    docs: { chapter, etag: 'version', idempotent: true, body: draft, response: editableDraft },
  },
  updateDraft: {
    method: 'PUT',
    path: '/api/admin/drafts/{id}',
    summary: 'Replace a post with a draft; with If-Match, only if its version matches',
    access: 'author',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: DraftBody,
    bodyBytes: POST_BYTES,
    status: 200,
    response: EditablePost,
    errors: { forbidden, not_found: notFound, stale, taken: slugTaken },
    docs: {
      chapter,
      details: 'A published post is no longer public then. `updatePost` publishes it again.',
      etag: 'version',
      param,
      body: draft,
      response: { ...editableDraft, version: 2 },
    },
  },
  previewPost: {
    method: 'POST',
    path: '/api/admin/blogs/preview',
    summary: 'Get a post as readers would see it if it were saved now, without saving it',
    access: 'author',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: PreviewBody,
    bodyBytes: POST_BYTES,
    status: 200,
    response: PostPreview,
    docs: {
      chapter,
      details:
        'With the `id` of a stored post, its author is shown, and its publication date unless the body has one.',
      body,
      response: { ...body, author: exampleAuthor },
    },
  },
  editPost: {
    method: 'GET',
    path: '/api/admin/blogs/{id}',
    summary: 'Get a post for editing',
    access: 'author',
    rateLimits: 'none',
    status: 200,
    response: EditablePost,
    errors: { forbidden, not_found: notFound },
    docs: { chapter, etag: 'version', param, response: editable },
  },
  updatePost: {
    method: 'PUT',
    path: '/api/blog-posts/{id}',
    summary: 'Replace and publish a post; with If-Match, only if its version matches',
    access: 'author',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: PostBody,
    bodyBytes: POST_BYTES,
    status: 200,
    response: EditablePost,
    errors: { forbidden, not_found: notFound, stale, taken: slugTaken },
    docs: {
      chapter,
      details: 'Without `If-Match`, the last write wins.',
      etag: 'version',
      param,
      body: { ...body, title: draft.title },
      response: {
        ...editable,
        title: draft.title,
        updatedAt: '2026-03-02T08:00:00.000Z',
        version: 2,
      },
    },
  },
  deletePost: {
    method: 'DELETE',
    path: '/api/admin/blogs/{id}',
    summary: 'Delete a post',
    access: 'author',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { forbidden, not_found: notFound },
    docs: { chapter, param },
  },
} as const satisfies Record<string, Endpoint>;
