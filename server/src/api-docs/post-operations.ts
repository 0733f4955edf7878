import type { Operations } from './operation.ts';

const written = {
  title: 'Five questions before you retire',
  slug: 'five-questions-before-you-retire',
  excerpt: 'What to ask yourself in the last year at work, and where to find the answers.',
  content: '<p>What will a month cost? Most people guess, and most guesses are too low.</p>',
  coverImage: 'https://images.example/five-questions.jpg',
  category: 'Planning',
  publishedAt: '2026-03-01',
  tags: ['first steps'],
} as const;
const author = { name: 'Whenabouts Editors', initials: 'WE', title: 'Editor' };
const { content, tags, ...shown } = written;
const summary = { id: 1, ...shown, tags: [...tags], updatedAt: '2026-03-01T08:00:00.000Z', author };
const post = { ...summary, content };
const editable = { ...post, version: 1 };
const byNumber = ['1', 'The number of the post.'] as const;
const nowhere = 'There is no such post.';
const slugTaken = 'Another post has this slug.';

export const postOperations = {
  listPosts: { chapter: 'Blog', etag: 'content', answer: [summary], fails: {} },
  readPost: {
    chapter: 'Blog',
    details: 'By a slug that the post had before, the answer has the present one in `slug`.',
    etag: 'content',
    at: [written.slug, 'The slug of the post.'],
    answer: post,
    fails: { not_found: 'There is no such post, or its day has not come.' },
  },
  createPost: {
    chapter: 'Admins',
    etag: 'version',
    body: { ...written, tags: [...tags] },
    answer: editable,
    fails: { taken: slugTaken },
  },
  editPost: {
    chapter: 'Admins',
    etag: 'version',
    at: byNumber,
    answer: editable,
    fails: { not_found: nowhere },
  },
  updatePost: {
    chapter: 'Admins',
    details: 'Without `If-Match` the last one who saves wins.',
    etag: 'version',
    at: byNumber,
    body: { ...written, tags: [...tags], title: 'Six questions before you retire' },
    answer: {
      ...editable,
      title: 'Six questions before you retire',
      updatedAt: '2026-03-02T08:00:00.000Z',
      version: 2,
    },
    fails: { not_found: nowhere, stale: 'The post has another version by now.', taken: slugTaken },
  },
  deletePost: { chapter: 'Admins', at: byNumber, fails: { not_found: nowhere } },
  readAuthor: { chapter: 'Admins', answer: author, fails: {} },
  updateAuthor: {
    chapter: 'Admins',
    body: { name: 'Robin Example', initials: 'RE', title: 'Editor' },
    answer: { name: 'Robin Example', initials: 'RE', title: 'Editor' },
    fails: {},
  },
} as const satisfies Partial<Operations>;
