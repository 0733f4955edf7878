import {
  categoryPicture,
  DraftBody,
  type EditablePost,
  messagesByField,
  PostBody,
} from '@whenabouts/server/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import type { PostValues } from './drafts.ts';
import { metaDescriptionFrom, metaTitleFrom } from './meta-text.ts';

export type FieldName = keyof PostValues;

/** The fields in the order of the page: the first invalid one gets the focus. */
export const fieldNames = [
  'title',
  'slug',
  'excerpt',
  'content',
  'publishedAt',
  'category',
  'tags',
  'coverImage',
  'metaTitle',
  'metaDescription',
] as const satisfies readonly FieldName[];

export function newValues(today: string): PostValues {
  return {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    publishedAt: today,
    category: '',
    tags: '',
    coverImage: '',
    metaTitle: '',
    metaDescription: '',
  };
}

export function valuesOf(post: EditablePost): PostValues {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    publishedAt: post.publishedAt.slice(0, 10),
    category: post.category,
    tags: (post.tags ?? []).join(', '),
    coverImage: coverOf(post),
    metaTitle: post.metaTitle || metaTitleFrom(post.title),
    metaDescription: post.metaDescription || metaDescriptionFrom(post.excerpt),
  };
}

/** Returns the URL of a post's own cover; blank if it has that of its category. */
const coverOf = ({ coverImage, category }: EditablePost): string =>
  coverImage.endsWith(categoryPicture(category)) ? '' : coverImage;

/** Returns the request body: tags become a list, and empty optional fields are left out. */
function toBody({ tags, publishedAt, metaTitle, metaDescription, ...rest }: PostValues) {
  const tagList = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return {
    ...rest,
    ...(publishedAt !== '' && { publishedAt }),
    ...(tagList.length > 0 && { tags: tagList }),
    ...(metaTitle.trim() !== '' && { metaTitle }),
    ...(metaDescription.trim() !== '' && { metaDescription }),
  };
}

/** The state in which a post is saved. A draft may be unfinished and stays private. */
export type SaveMode = 'draft' | 'published';

/** Validates the form with the schema of the request body. */
export function validatePost(
  values: PostValues,
  mode: SaveMode,
): ReturnType<Resolver<PostValues, unknown, PostBody | DraftBody>> {
  const parsed = v.safeParse(mode === 'draft' ? DraftBody : PostBody, toBody(values));
  if (parsed.success) return { values: parsed.output, errors: {} };
  const errors: FieldErrors<PostValues> = {};
  for (const [path, message] of Object.entries(messagesByField(parsed.issues))) {
    // An error of one tag is an error of the field.
    const name = path.split('.')[0] as FieldName;
    errors[name] ??= { type: 'schema', message };
  }
  return { values: {}, errors };
}

/** Returns true if the server stores this request as this post. Content that the server rewrites differs. */
export function isStoredAs(
  post: EditablePost,
  { mode, body }: { readonly mode: SaveMode; readonly body: PostBody | DraftBody },
): boolean {
  const { tags, publishedAt, metaTitle, metaDescription, slug } = body;
  const savedValues = valuesOf(post);
  return (
    (post.isDraft === true) === (mode === 'draft') &&
    (['title', 'excerpt', 'content', 'category', 'coverImage'] as const).every(
      (name) => savedValues[name] === body[name],
    ) &&
    // The server chooses these if they are blank.
    (slug === '' || post.slug === slug) &&
    (!publishedAt || savedValues.publishedAt === publishedAt) &&
    JSON.stringify(post.tags ?? []) === JSON.stringify(tags ?? []) &&
    (post.metaTitle ?? '') === (metaTitle ?? '') &&
    (post.metaDescription ?? '') === (metaDescription ?? '')
  );
}
