import * as v from 'valibot';

/** What somebody wrote and did not save yet. One list for each post, and one for those that are new. */
const PREFIX = 'whenabouts-post-draft-';
/** An older draft stays while nobody has decided about it. */
const MAX_KEPT = 3;

const Draft = v.object({
  /** When it was written, in ISO 8601. */
  at: v.string(),
  /** The version of the post that it began with; null for a new post. */
  version: v.nullable(v.number()),
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

/** The drafts of a post, newest first. What comes out of a browser's memory may be anything. */
export function readDrafts(postId: number | undefined): readonly Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(postId)) ?? '[]');
    return v.parse(v.array(Draft), stored);
  } catch {
    return [];
  }
}

export function writeDrafts(postId: number | undefined, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(keyOf(postId));
    else localStorage.setItem(keyOf(postId), JSON.stringify(drafts.slice(0, MAX_KEPT)));
  } catch {
    // Storage is closed or full: there is no draft, and leaving the page still asks.
  }
}

/** Of every post. */
export function deleteAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept where storage is closed.
  }
}
