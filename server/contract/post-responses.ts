import * as v from 'valibot';
import { Author } from './authors.ts';
import { postCategories } from './posts.ts';
import { described, Time } from './schemas.ts';

/** The fields that readers see, which a preview of an unsaved post has as well. */
const visibleEntries = {
  slug: described(v.string(), 'Last part of the post’s URL, `/blog/{slug}`.'),
  title: described(v.string(), 'Title of the post.'),
  excerpt: described(v.string(), 'Two or three sentences for lists of posts.'),
  coverImage: described(v.string(), 'URL of the image above the post.'),
  coverAlt: v.optional(described(v.string(), 'Text alternative of the cover; only for images on this site.')),
  category: described(
    v.picklist([...postCategories, '']),
    'Category of the post. Only drafts have a blank one.',
  ),
  tags: v.optional(described(v.array(v.string()), 'Tags of the post.')),
  publishedAt: described(v.string(), 'First day, in UTC, on which the post is public.'),
  author: described(Author, 'Author of the post.'),
  metaTitle: v.optional(described(v.string(), 'For search engines.')),
  metaDescription: v.optional(described(v.string(), 'For search engines.')),
};

const summaryEntries = {
  ...visibleEntries,
  id: described(v.number(), 'Permanent id.'),
  updatedAt: described(Time, 'Time of the last save.'),
  isDraft: v.optional(described(v.literal(true), 'Set for drafts, which only admins get.')),
  isOwn: v.optional(
    described(v.literal(true), 'Set in responses to an author, for posts of the author’s account.'),
  ),
};

/** A post in a list: everything but its content. */
export const PostSummary = v.object(summaryEntries);

const pageEntries = {
  coverSize: v.optional(
    described(
      v.object({ width: described(v.number(), 'In pixels.'), height: described(v.number(), 'In pixels.') }),
      'Size of the cover; only for images on this site.',
    ),
  ),
  content: described(v.string(), 'Sanitized HTML.'),
};

/** A post as readers get it. */
export const Post = v.object({ ...summaryEntries, ...pageEntries });

/** A post as readers would get it if it were saved now. */
export const PostPreview = v.object({ ...visibleEntries, ...pageEntries });

/** A post as its editors get it. */
export const EditablePost = v.object({
  ...summaryEntries,
  content: described(v.string(), 'Sanitized HTML.'),
  version: described(v.number(), 'Increases with every save. In quotes, it is the `ETag` for `If-Match`.'),
});

export type PostPreview = v.InferOutput<typeof PostPreview>;
export type PostSummary = v.InferOutput<typeof PostSummary>;
export type Post = v.InferOutput<typeof Post>;
export type EditablePost = v.InferOutput<typeof EditablePost>;

/** Returns the path of the picture that a post of the category has by default. */
export const categoryPicture = (category: PostSummary['category']): string =>
  category === '' ? '/share.png' : `/category-pictures/${category.toLowerCase().replaceAll(' ', '-')}.png`;
