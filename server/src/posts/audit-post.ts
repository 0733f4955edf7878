import type { AuditAction, AuditCaller } from '../audit/audit-log.entity.ts';
import type { EntityManager } from '../database/database.ts';
import type { Services } from '../services.ts';
import { bumpRevision } from './post.entity.ts';
import type { StoredFields } from './stored-fields.ts';

interface PostChange {
  readonly caller: AuditCaller;
  readonly action: AuditAction;
  readonly id: number;
  readonly before: StoredFields | null;
  readonly after: StoredFields | null;
}

/** Adds an entry to the audit log, and increments the revision of the posts. */
export async function auditPost(
  em: EntityManager,
  { audit }: Pick<Services, 'audit'>,
  change: PostChange,
): Promise<void> {
  const { caller, action, id, before, after } = change;
  await bumpRevision(em);
  await audit(em, {
    action,
    ...caller,
    change: {
      subject: `post ${id}`,
      before: before && hashedFields(before),
      after: after && hashedFields(after),
    },
  });
}

/** Returns the fields whose hashes the audit log contains, in its order. */
function hashedFields(post: StoredFields): (string | number | null)[] {
  return [
    post.slug,
    post.title,
    post.excerpt,
    post.content,
    post.coverUrl,
    post.coverImage,
    post.category,
    post.tags,
    post.publishedAt,
    post.metaTitle,
    post.metaDescription,
    post.author,
    ...(post.isDraft ? ['draft'] : []),
  ];
}
