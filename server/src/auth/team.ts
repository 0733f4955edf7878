import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { type AdminRole, type Endpoints, type TeamMember, teamMessages } from '../../contract/index.ts';
import { byCaller } from '../audit/audit-log.entity.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';
import { newToken } from '../random-token.ts';
import type { Services } from '../services.ts';
import { Account, IN_TEAM, roleColumns, roleOf } from './account.entity.ts';
import { setPassword } from './change-password.ts';
import { addedToTeamEmail } from './emails.ts';
import { PasskeyRow, RecoveryCodeRow } from './passkey.entity.ts';
import { lockRoles, roleEntry, setRole } from './roles.ts';
import { lockSession } from './session.entity.ts';

type ChangeContext = RequestContext<Endpoints['addTeamMember' | 'changeTeamRole' | 'removeTeamMember']>;

/** Lists the people who can log in to the admin area, in the order in which their accounts were created. */
export async function listTeam(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
): Promise<TeamMember[]> {
  const accounts = await query(database, (em) => em.find(Account, IN_TEAM, { orderBy: { id: 'asc' } }));
  return accounts.flatMap((account) => {
    const role = roleOf(account);
    return role ? [present(account, role, actor)] : [];
  });
}

const present = (
  { id, email, ssoSubject }: Pick<Account, 'id' | 'email' | 'ssoSubject'>,
  role: AdminRole,
  actor: Actor,
): TeamMember => ({
  id,
  email,
  role,
  ...(ssoSubject !== null && { singleSignOn: true as const }),
  isYou: id === actor.accountId,
});

/** Gives a person a role in the admin area, creates the account if there is none, and sends an email about it. */
export async function addTeamMember(
  services: Services,
  context: RequestContext<Endpoints['addTeamMember']>,
): Promise<TeamMember> {
  const { mail, passwords, config } = services;
  const { body, actor } = context;
  const { email, role } = body;
  const randomPasswordHash = await passwords.hash(newToken());
  const taken = () => new HttpError('taken', { fields: { email: teamMessages.taken } });
  const member = await changeTeam(services, context, async (em, now) => {
    const account = await em.findOne(Account, { email });
    if (account && roleOf(account)) throw taken();
    const id = await accountOfEmailOwner(em, { account, email, randomPasswordHash, now });
    await setRole(em, id, role);
    // The person logs in with a password from now on, even if an earlier role came from single sign-on.
    await em.nativeUpdate(Account, { id }, { ssoIssuer: null, ssoSubject: null });
    const content = addedToTeamEmail({ email, firstName: account?.firstName ?? null }, config.origin, {
      role,
      hasPassword: account !== null && account.emailConfirmedAt !== null,
    });
    await mail.outbox.addUnlimited(em, { kind: 'added to team', to: email, accountId: id, content });
    await services.audit(em, { ...byCaller(context), ...roleEntry({ id, before: null, after: role }) });
    return present({ id, email, ssoSubject: null }, role, actor);
  }).catch((error: unknown) => {
    // The person registered at the same moment.
    throw error instanceof UniqueConstraintViolationException ? taken() : error;
  });
  mail.worker.wake();
  return member;
}

interface EmailOwner {
  /** The account with the email, if there is one. */
  readonly account: Account | null;
  readonly email: string;
  readonly randomPasswordHash: string;
  readonly now: number;
}

/** Returns the id of an account that only the owner of the email address can use. The caller vouches for the address. */
export async function accountOfEmailOwner(
  em: EntityManager,
  { account, email, randomPasswordHash, now }: EmailOwner,
) {
  if (!account) {
    const names = { firstName: null, lastName: null };
    const dates = { createdAt: now, emailConfirmedAt: now };
    const columns = { passwordHash: randomPasswordHash, ...names, ...dates, ...roleColumns(null) };
    return Number(await em.insert(Account, { email, ...columns }));
  }
  const { id, emailConfirmedAt } = account;
  if (emailConfirmedAt !== null) return id;
  // Someone else may have registered with this email.
  await setPassword(em, { accountId: id, passwordHash: randomPasswordHash });
  await em.nativeDelete(PasskeyRow, { accountId: id });
  await em.nativeDelete(RecoveryCodeRow, { accountId: id });
  await em.nativeUpdate(Account, { id }, { emailConfirmedAt: now });
  return id;
}

/** Changes the role of a person. The person has to log in again. */
export function changeTeamRole(
  services: Services,
  context: RequestContext<Endpoints['changeTeamRole']>,
): Promise<TeamMember> {
  const { actor, body, id } = context;
  const { role } = body;
  return changeTeam(services, context, async (em) => {
    const { account, role: before } = await findInTeam(em, id);
    if (role !== before) {
      await setRole(em, id, role);
      await services.audit(em, { ...byCaller(context), ...roleEntry({ id, before, after: role }) });
    }
    return present(account, role, actor);
  });
}

/** Takes the role of a person, whose account becomes that of a member. */
export function removeTeamMember(
  services: Services,
  context: RequestContext<Endpoints['removeTeamMember']>,
): Promise<void> {
  const { id } = context;
  return changeTeam(services, context, async (em) => {
    const { role: before } = await findInTeam(em, id);
    await setRole(em, id, null);
    await services.audit(em, { ...byCaller(context), ...roleEntry({ id, before, after: null }) });
  });
}

/** Runs a change of roles in a transaction, unless the caller has lost the role since the request began. */
function changeTeam<T>(
  { database, now }: Services,
  { actor }: ChangeContext,
  change: (em: EntityManager, now: number) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (em) => {
    await lockRoles(em);
    // A change of the caller's role has ended the session.
    await lockSession(em, actor);
    return change(em, now());
  });
}

async function findInTeam(em: EntityManager, id: number): Promise<{ account: Account; role: AdminRole }> {
  const account = await em.findOne(Account, { id });
  const role = account && roleOf(account);
  if (!role) throw new HttpError('not_found');
  return { account, role };
}
