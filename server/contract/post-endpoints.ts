import * as v from 'valibot';
import { addresses } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { Author, AuthorBody, EditablePost, Post, PostBody, PostSummary } from './posts.ts';

/** A post's content at its longest, written as JSON, and the rest. */
const POST_BYTES = 512 * 1024;

export const postEndpoints = {
  listPosts: {
    ...addresses.listPosts,
    summary: 'All posts, newest first, without their content; an admin also gets those of days to come',
    access: 'anyone',
    moreForAdmins: true,
    throttle: 'none',
    status: 200,
    answer: v.array(PostSummary),
    fails: [],
  },
  readPost: {
    ...addresses.readPost,
    summary: 'A post by its slug, or by one that it had before',
    access: 'anyone',
    moreForAdmins: true,
    throttle: 'none',
    status: 200,
    answer: Post,
    fails: ['not_found'],
  },
  createPost: {
    ...addresses.createPost,
    summary: 'Publish a new post, signed by the admin',
    access: 'admin',
    throttle: 'write',
    body: PostBody,
    bodyBytes: POST_BYTES,
    status: 201,
    answer: EditablePost,
    fails: ['taken'],
  },
  updatePost: {
    ...addresses.updatePost,
    summary: 'Replace a post; with If-Match, only the version that was read',
    access: 'admin',
    throttle: 'write',
    body: PostBody,
    bodyBytes: POST_BYTES,
    status: 200,
    answer: EditablePost,
    fails: ['not_found', 'stale', 'taken'],
  },
  editPost: {
    ...addresses.editPost,
    summary: 'A post as its editor needs it',
    access: 'admin',
    throttle: 'none',
    status: 200,
    answer: EditablePost,
    fails: ['not_found'],
  },
  deletePost: {
    ...addresses.deletePost,
    summary: 'Delete a post',
    access: 'admin',
    throttle: 'write',
    status: 204,
    fails: ['not_found'],
  },
  readAuthor: {
    ...addresses.readAuthor,
    summary: "How the admin's posts are signed",
    access: 'admin',
    throttle: 'none',
    status: 200,
    answer: Author,
    fails: [],
  },
  updateAuthor: {
    ...addresses.updateAuthor,
    summary: "Change how the admin's posts are signed, those already published too",
    access: 'admin',
    throttle: 'write',
    body: AuthorBody,
    status: 200,
    answer: Author,
    fails: [],
  },
} as const satisfies Record<string, Endpoint>;
