import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { PRODUCT_NAME } from '@whenabouts/core';
import type { Author, AuthorBody } from '../../contract/index.ts';
import type { Audit } from '../audit/audit-log.entity.ts';
import { beginWriting, type Database, inTransaction } from '../database/database.ts';
import type { Actor } from '../http/middleware/session.ts';
import { bumpRevision } from './bump-revision.ts';
import { AuthorRow } from './post.entity.ts';

const NAME_MAX = 80;
const TITLE = 'Editor';

/** How someone's posts are signed, as it was set, or else as their names suggest. */
export async function authorOf({ orm }: Database, actor: Actor): Promise<Author> {
  const row = await orm.em.fork().findOne(AuthorRow, { accountId: actor.accountId });
  return row ? presentAuthor(row) : suggestedAuthor(actor);
}

/** The number of the row that signs someone's posts. */
export async function authorIdOf(database: Database, actor: Actor): Promise<number> {
  const { accountId } = actor;
  const find = () => database.orm.em.fork().findOne(AuthorRow, { accountId });
  const found = await find();
  if (found) return found.id;
  try {
    return await inTransaction(database, (em) =>
      em.insert(AuthorRow, { ...suggestedAuthor(actor), accountId }),
    );
  } catch (error) {
    // Two first posts at once.
    const other = error instanceof UniqueConstraintViolationException ? await find() : null;
    if (!other) throw error;
    return other.id;
  }
}

interface AuthorChange {
  readonly database: Database;
  readonly audit: Audit;
  readonly actor: Actor;
  readonly body: AuthorBody;
  readonly address: string;
  readonly request: string;
}

export async function changeAuthor(change: AuthorChange): Promise<Author> {
  const { database, audit, actor, body, address, request } = change;
  const id = await authorIdOf(database, actor);
  await inTransaction(database, async (em) => {
    await beginWriting(database, em);
    const before = await em.findOneOrFail(AuthorRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await em.nativeUpdate(AuthorRow, { id }, body);
    await bumpRevision(em);
    await audit(em, {
      action: 'author_changed',
      actor: { kind: 'admin', id: actor.accountId },
      email: actor.email,
      address,
      request,
      change: { subject: `author ${id}`, before: fieldsOf(before), after: fieldsOf(body) },
    });
  });
  return presentAuthor(body);
}

const presentAuthor = ({ name, initials, title }: Author): Author => ({ name, initials, title });
const fieldsOf = ({ name, initials, title }: Author) => [name, initials, title];

function suggestedAuthor({ firstName, lastName }: Pick<Actor, 'firstName' | 'lastName'>): Author {
  const own = [firstName, lastName].filter((name) => name?.trim()).join(' ');
  const name = [...(own || `${PRODUCT_NAME} Editors`)].slice(0, NAME_MAX).join('').trim();
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = ends.map((word) => [...(word ?? '')][0]?.toUpperCase()).join('');
  // A letter may have two capitals in place of one.
  return { name, initials: [...initials].slice(0, 4).join('') || 'E', title: TITLE };
}
