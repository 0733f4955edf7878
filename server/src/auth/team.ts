import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { type AdminRole, type Endpoints, type TeamMember, teamMessages } from '../../contract/index.ts';
import { byCaller } from '../audit/audit-log.entity.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';
import { newToken } from '../random-token.ts';
import type { Services } from '../services.ts';
import { Account, IN_TEAM, roleOf } from './account.entity.ts';
import { claimAccount } from './claim-account.ts';
import { addedToTeamEmail } from './emails.ts';
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
    const id = await claimAccount(em, { account, email, randomPasswordHash, now });
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

/** Removes a person from the team. The account becomes a member's. */
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
