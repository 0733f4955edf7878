import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { PRODUCT_NAME } from '@whenabouts/core';
import { AUTHOR_NAME_MAX, type Author, type Endpoints } from '../../contract/index.ts';
import { byCaller } from '../audit/audit-log.entity.ts';
import { inTransactionAs } from '../auth/session.entity.ts';
import { type Database, inTransaction, query } from '../database/database.ts';
import type { Actor } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Services } from '../services.ts';
import { AuthorRow, bumpRevision } from './post.entity.ts';

const TITLE = 'Editor';

/** Returns the author of an admin's posts: the stored author, or a default from the admin's names. */
export async function authorOf(database: Database, { accountId, ...names }: Actor): Promise<Author> {
  const row = await query(database, (em) => em.findOne(AuthorRow, { accountId }));
  return row ? presentAuthor(row) : defaultAuthor(names);
}

/** Returns the id of the author of an admin's posts, who is created if needed. */
export async function findOrCreateAuthor(database: Database, actor: Actor): Promise<number> {
  const { accountId } = actor;
  const find = () => query(database, (em) => em.findOne(AuthorRow, { accountId }));
  const author = await find();
  if (author) return author.id;
  try {
    return await inTransaction(database, (em) =>
      em.insert(AuthorRow, { ...defaultAuthor(actor), accountId }),
    );
  } catch (error) {
    // A concurrent request has created the author.
    const created = error instanceof UniqueConstraintViolationException ? await find() : null;
    if (!created) throw error;
    return created.id;
  }
}

/** Returns the id of the author of posts without an account, who is created if needed. */
export async function editorsAuthorId(database: Database): Promise<number> {
  const author = defaultAuthor({ firstName: null, lastName: null });
  return inTransaction(database, async (em) => {
    const known = await em.findOne(AuthorRow, { accountId: null, name: author.name });
    return known?.id ?? em.insert(AuthorRow, { ...author, accountId: null });
  });
}

/** Changes the author of an admin's posts. All pages with these posts show the change. */
export async function updateAuthor(
  { database, audit }: Services,
  context: RequestContext<Endpoints['updateAuthor']>,
): Promise<Author> {
  const { actor, body } = context;
  const id = await findOrCreateAuthor(database, actor);
  await inTransactionAs(database, actor, async (em) => {
    const before = await em.findOneOrFail(AuthorRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await em.nativeUpdate(AuthorRow, { id }, body);
    await bumpRevision(em);
    await audit(em, {
      action: 'author_changed',
      ...byCaller(context),
      change: { subject: `author ${id}`, before: fieldsOf(before), after: fieldsOf(body) },
    });
  });
  return presentAuthor(body);
}

const presentAuthor = ({ name, initials, title }: Author): Author => ({ name, initials, title });
const fieldsOf = ({ name, initials, title }: Author) => [name, initials, title];

function defaultAuthor({ firstName, lastName }: Pick<Actor, 'firstName' | 'lastName'>): Author {
  const fullName = [firstName, lastName].filter((name) => name?.trim()).join(' ');
  const name = [...(fullName || `${PRODUCT_NAME} Editors`)].slice(0, AUTHOR_NAME_MAX).join('').trim();
  // At most four characters: there are two letters, and the uppercase form of a letter may have two characters.
  return { name, initials: [...initialsOf(name)].slice(0, 4).join('') || 'E', title: TITLE };
}

/** Returns the first letters of the first and the last word in uppercase. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words;
  return firstAndLast.map((word) => [...(word ?? '')][0]?.toUpperCase()).join('');
}
