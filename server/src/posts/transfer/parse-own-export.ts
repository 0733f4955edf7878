import * as v from 'valibot';
import { ExportedPost } from '../../../contract/index.ts';
import { ImportError, parsePath, type SourcePosts, timeIn } from './source-post.ts';

const OwnExport = v.object({ posts: v.array(ExportedPost) });

export function parseOwnExport(json: unknown): SourcePosts {
  const result = v.safeParse(OwnExport, json);
  if (!result.success) {
    const [issue] = result.issues;
    throw new ImportError(`This JSON file was changed: ${v.getDotPath(issue)}: ${issue.message}`);
  }
  const posts = result.output.posts.map(
    ({ id, content, cover, status, date, created, updated, ...post }) => ({
      ...post,
      originalId: id,
      html: content,
      base: '/',
      isDraft: status === 'draft',
      publishedAt: date,
      createdAt: timeIn(created),
      updatedAt: timeIn(updated),
      categories: post.category === '' ? [] : [post.category],
      ...(cover !== undefined && { cover: { src: cover, alt: post.coverAlt ?? '' } }),
      oldPaths: post.aliases.flatMap((alias) => parsePath(alias) ?? []),
      changes: [],
    }),
  );
  return { posts, dropped: {} };
}
