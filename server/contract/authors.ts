import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { body, described } from './schemas.ts';
import { line, requiredLine } from './text.ts';

export const Author = v.object({
  name: described(v.string(), 'Name shown with posts.'),
  initials: described(v.string(), 'One to four letters or digits, shown instead of an image.'),
  title: described(v.string(), 'Job title, such as Editor.'),
});

export const authorMessages = {
  name: 'Please enter a name.',
  initials: 'Please enter one to four letters.',
  title: 'Please enter a title, such as Editor.',
} as const;

export const AUTHOR_NAME_MAX = 80;

export const AuthorBody = body({
  name: described(requiredLine(AUTHOR_NAME_MAX, authorMessages.name), 'Name shown with posts.'),
  initials: described(
    v.pipe(
      line(100, authorMessages.initials),
      v.toUpperCase(),
      v.regex(/^[\p{L}\p{N}]{1,4}$/u, authorMessages.initials),
    ),
    'One to four letters or digits, shown instead of an image.',
  ),
  title: described(requiredLine(80, authorMessages.title), 'Job title, such as Editor.'),
});

export type Author = v.InferOutput<typeof Author>;
export type AuthorBody = v.InferOutput<typeof AuthorBody>;

const chapter = 'Admins';
export const exampleAuthor = { name: 'Whenabouts Editors', initials: 'WE', title: 'Editor' };

export const authorEndpoints = {
  readAuthor: {
    method: 'GET',
    path: '/api/admin/author',
    summary: 'Get the author name of the admin’s posts',
    access: 'author',
    rateLimits: 'none',
    status: 200,
    response: Author,
    docs: { chapter, response: exampleAuthor },
  },
  updateAuthor: {
    method: 'PUT',
    path: '/api/admin/author',
    summary: 'Change the author name of the admin’s posts, including published ones',
    access: 'author',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: AuthorBody,
    status: 200,
    response: Author,
    docs: {
      chapter,
      body: { name: 'Robin Example', initials: 'RE', title: 'Editor' },
      response: { name: 'Robin Example', initials: 'RE', title: 'Editor' },
    },
  },
} as const satisfies Record<string, Endpoint>;
