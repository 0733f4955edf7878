import type { EditablePost, PostBody } from '@whenabouts/server/contract';
import { createPost, findEditablePost, updatePost } from '../../../api/admin-posts.ts';
import { ApiError } from '../../../api/request.ts';

/** Creates a post no more than once, also where the answer to an earlier try was lost. */
export function createOnce(): (body: PostBody) => Promise<void> {
  /** What may be stored though nobody said so. */
  let unanswered: PostBody | undefined;

  return async (body) => {
    const own = unanswered && (await findStored(unanswered));
    if (own) {
      await updatePost(own.id, body, own.version);
      return;
    }
    try {
      await createPost(body);
    } catch (error) {
      // Of a try before this page was loaded anew.
      if (isTaken(error) && (await findStored(body))) return;
      if (!isRefusal(error)) unanswered = body;
      throw error;
    }
  };
}

/** A post that says just this, under the slug that it asks for. */
async function findStored(body: PostBody): Promise<EditablePost | undefined> {
  const post = await findEditablePost(body.slug);
  return post && says(post, body) ? post : undefined;
}

/** Whether a post is what comes of saving this. */
export function says(post: EditablePost, body: PostBody): boolean {
  const same = (['title', 'slug', 'excerpt', 'content', 'coverImage', 'category'] as const).every(
    (name) => post[name] === body[name],
  );
  return (
    same &&
    (!body.publishedAt || post.publishedAt === body.publishedAt) &&
    (post.tags ?? []).join('\n') === (body.tags ?? []).join('\n') &&
    (post.metaTitle ?? '') === (body.metaTitle ?? '') &&
    (post.metaDescription ?? '') === (body.metaDescription ?? '')
  );
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'taken';

/** The server has said no, so that nothing was stored. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
