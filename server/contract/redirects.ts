import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { body, described, documented, Time } from './schemas.ts';
import { parseUrl } from './urls.ts';

export const redirectMessages = {
  path: 'Please enter a path such as /2020/05/my-post.',
  target: 'Please enter a path of this site, such as /blog/my-post.',
  reserved: 'This path belongs to the site.',
  taken: 'Another redirect has this path already.',
  same: 'A page cannot lead to itself.',
  targetIsRedirect: 'This path is a redirect itself. Please enter the path that it leads to.',
  pathIsTarget: 'Another redirect leads to this path. Please change that one first.',
} as const;

export const REDIRECT_PATH_MAX = 500;
const ANY_ORIGIN = 'https://site.invalid';

/** Returns true for a path on the site: browsers read two slashes, and a backslash, as the start of another site's URL. */
const isSitePath = (text: string): boolean =>
  text.startsWith('/') &&
  !/[\\\s\p{Cc}\p{Surrogate}]/u.test(text) &&
  parseUrl(ANY_ORIGIN + text)?.origin === ANY_ORIGIN &&
  !text.startsWith('//');

const sitePath = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.maxLength(REDIRECT_PATH_MAX, message),
    documented(v.check<string, string>(isSitePath, message), { pattern: '^/(?!/)' }),
  );

export const RedirectBody = body({
  path: described(
    v.pipe(
      sitePath(redirectMessages.path),
      documented(
        v.check<string, string>(
          (path) => !/[?#]/.test(path) || /^\/\?p=\d{1,20}$/.test(path),
          redirectMessages.path,
        ),
        'Without a query, except the number of a post of WordPress: `/?p=12`.',
      ),
    ),
    'Path that visitors may have; capitals and a slash at its end make no difference.',
  ),
  target: described(sitePath(redirectMessages.target), 'Path of this site to which they are sent.'),
});

/** A path that no page has, and the path to which its visitors are sent. */
export const Redirect = v.object({
  id: described(v.number(), 'Permanent id.'),
  path: described(v.string(), 'Path that visitors may have, in lowercase and percent-encoded.'),
  target: described(v.string(), 'Path of this site to which they are sent.'),
  createdAt: described(Time, 'Time of creation.'),
});

export type RedirectBody = v.InferOutput<typeof RedirectBody>;
export type Redirect = v.InferOutput<typeof Redirect>;

const chapter = 'Admins';
const example = { path: '/2020/05/five-questions', target: '/blog/five-questions-before-you-retire' };
const redirect = { id: 1, ...example, createdAt: '2026-03-01T08:00:00.000Z' };
const param = ['1', 'The id of the redirect.'] as const;
const notFound = 'There is no such redirect.';
const taken = 'Another redirect has this path.';

export const redirectEndpoints = {
  listRedirects: {
    method: 'GET',
    path: '/api/admin/redirects',
    summary: 'List all redirects, by path',
    access: 'editor',
    rateLimits: 'none',
    status: 200,
    response: v.array(Redirect),
    docs: { chapter, response: [redirect] },
  },
  createRedirect: {
    method: 'POST',
    path: '/api/admin/redirects',
    summary: 'Send visitors of a path that no page has to another page of this site, with status 301',
    access: 'editor',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: RedirectBody,
    status: 201,
    response: Redirect,
    errors: { taken },
    docs: {
      chapter,
      details: 'A redirect never replaces a page, and leads to no other redirect.',
      body: example,
      response: redirect,
    },
  },
  updateRedirect: {
    method: 'PUT',
    path: '/api/admin/redirects/{id}',
    summary: 'Change a redirect',
    access: 'editor',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: RedirectBody,
    status: 200,
    response: Redirect,
    errors: { not_found: notFound, taken },
    docs: {
      chapter,
      param,
      body: { ...example, target: '/blog' },
      response: { ...redirect, target: '/blog' },
    },
  },
  deleteRedirect: {
    method: 'DELETE',
    path: '/api/admin/redirects/{id}',
    summary: 'Delete a redirect',
    access: 'editor',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: notFound },
    docs: { chapter, param },
  },
} as const satisfies Record<string, Endpoint>;
