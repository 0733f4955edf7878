import { endpoints } from '../../contract/index.ts';
import type { PublicData } from '../cache/public-data.ts';
import { HttpError } from '../http/http-error.ts';
import type { Posts } from './posts.ts';

const [POST = ''] = endpoints.readPost.path.split('{slug}');

/** Returns the posts for visitors, with the responses of the endpoints. */
export function publicPosts(posts: Pick<Posts, 'list' | 'read' | 'revision'>): PublicData {
  return {
    read: async (path) => {
      if (path === endpoints.listPosts.path) return (await posts.list('visitors')).value;
      const slug = path.startsWith(POST) ? path.slice(POST.length) : '';
      if (!/^[\w-]{1,100}$/.test(slug)) throw new HttpError('not_found');
      return (await posts.read(slug, 'visitors')).value;
    },
    revision: () => posts.revision(),
  };
}
