import * as v from 'valibot';

/** Prefix of the storage keys. There is a list of drafts for each post, and one for new posts. */
const PREFIX = 'whenabouts-post-draft-';
/** Maximum number of drafts of a post. The oldest ones are dropped. */
const MAX_DRAFTS = 3;

const Draft = v.object({
  /** Time of the last change, in ISO 8601. */
  at: v.string(),
  /** Version of the post that the draft is based on; null for a new post. */
  version: v.nullable(v.number()),
  /** Idempotency key of attempts to create the post that may have succeeded. */
  attempt: v.optional(v.string()),
  values: v.object({
    title: v.string(),
    slug: v.string(),
    excerpt: v.string(),
    content: v.string(),
    coverImage: v.string(),
    category: v.string(),
    publishedAt: v.string(),
    tags: v.string(),
    metaTitle: v.string(),
    metaDescription: v.string(),
  }),
});

export type Draft = v.InferOutput<typeof Draft>;
export type PostValues = Draft['values'];

const keyOf = (postId: number | undefined) => PREFIX + (postId ?? 'new');

/** Reads the drafts of a post, newest first. Invalid entries in browser storage are ignored. */
export function readDrafts(postId: number | undefined): readonly Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(postId)) ?? '[]');
    return v.parse(v.array(Draft), stored);
  } catch {
    return [];
  }
}

/** Replaces the stored drafts of a post with these, newest first. An empty list removes all. */
export function writeDrafts(postId: number | undefined, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(keyOf(postId));
    else localStorage.setItem(keyOf(postId), JSON.stringify(drafts.slice(0, MAX_DRAFTS)));
  } catch {
    // Storage is blocked or full: there is no draft, but leaving the page still asks for confirmation.
  }
}

export function deleteAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
