import { type AdminRole, adminRoles, type Endpoints } from '../../contract/index.ts';
import { type EntityManager, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { newToken } from '../random-token.ts';
import type { Services } from '../services.ts';
import { Account, roleOf } from './account.entity.ts';
import { beginSession } from './begin-session.ts';
import { claimAccount } from './claim-account.ts';
import type { IdentityProvider, ProvidedPerson } from './identity-provider.ts';
import { type LoginRequest, loginRequest, recordRejectedLogin } from './login-request.ts';
import { isLastOwner, lockRoles, roleEntry, setRole } from './roles.ts';

const NO_ROLE = 'None of your groups may use this admin area. Ask an owner to add you to one.';
const UNVERIFIED =
  'The provider of single sign-on has not verified your email address, so we cannot create your account.';
const OTHER_ACCOUNT =
  'Another admin has your email address. Ask an owner to remove that person from the team first.';

/**
 * Finishes a login with single sign-on. The person gets the role of the groups that the provider names now, and loses
 * it if none of them has a role. Returns the account and the token of the new session.
 */
export async function finishSingleSignOn(
  services: Services,
  provider: IdentityProvider,
  context: RequestContext<Endpoints['finishSingleSignOn']>,
): Promise<{ account: Account; token: string }> {
  const { config, database, passwords, mail, now } = services;
  const { attempt, response } = context.body;
  const request = loginRequest(config, 'admin', context);
  const person = await provider.finish(attempt, response);
  const role = roleOfGroups(person, config.singleSignOn?.rolesOfGroups);
  const randomPasswordHash = await passwords.hash(newToken());
  const outcome = await inTransaction(database, async (em) => {
    await lockRoles(em);
    const known = await em.findOne(Account, { ssoIssuer: person.issuer, ssoSubject: person.subject });
    if (!role) {
      // The last owner keeps the role, but gets no session.
      const isLast = known && (await isLastOwner(em, known.id));
      if (known && !isLast) await changeRole(em, services, { account: known, role: null, request });
      return undefined;
    }
    const account = known ?? (await addAccount(em, { person, randomPasswordHash, now: now() }));
    await changeRole(em, services, { account, role, request });
    const current = await em.findOneOrFail(Account, { id: account.id }, { disableIdentityMap: true });
    return { account: current, token: await beginSession(services, em, current, request) };
  });
  if (!outcome) {
    await recordRejection(services, request, person);
    throw new HttpError('forbidden', { message: NO_ROLE });
  }
  mail.worker.wake();
  return outcome;
}

function roleOfGroups(
  { groups }: ProvidedPerson,
  rolesOfGroups: ReadonlyMap<string, AdminRole> = new Map(),
): AdminRole | undefined {
  const roles = groups.map((group) => rolesOfGroups.get(group));
  return adminRoles.find((role) => roles.includes(role));
}

interface RoleOfGroups {
  readonly account: Account;
  readonly role: AdminRole | null;
  readonly request: LoginRequest;
}

/** Gives a person the role of the groups, or takes the role, and records it. */
async function changeRole(
  em: EntityManager,
  { audit }: Pick<Services, 'audit'>,
  { account, role, request: { ipAddress, requestId } }: RoleOfGroups,
): Promise<void> {
  const { id, email } = account;
  const before = roleOf(account);
  if (before === role) return;
  await setRole(em, id, role);
  const actor = { kind: 'admin', id } as const;
  await audit(em, { actor, email, ipAddress, requestId, ...roleEntry({ id, before, after: role }) });
}

interface NewPerson {
  readonly person: ProvidedPerson;
  readonly randomPasswordHash: string;
  readonly now: number;
}

/**
 * Returns the account of a person who logs in for the first time: that of a member with the same email, or a new one. The
 * member may be a former admin of this or of an earlier provider, who had another id there.
 */
async function addAccount(em: EntityManager, { person, ...options }: NewPerson): Promise<Account> {
  const { issuer, subject, verifiedEmail: email, firstName, lastName } = person;
  if (email === undefined) throw new HttpError('forbidden', { message: UNVERIFIED });
  const account = await em.findOne(Account, { email });
  if (account && roleOf(account)) throw new HttpError('taken', { message: OTHER_ACCOUNT });
  const id = await claimAccount(em, { account, email, ...options });
  const names = account ? {} : { firstName, lastName };
  await em.nativeUpdate(Account, { id }, { ...names, ssoIssuer: issuer, ssoSubject: subject });
  return em.findOneOrFail(Account, { id }, { disableIdentityMap: true });
}

async function recordRejection(
  services: Services,
  request: LoginRequest,
  { verifiedEmail }: ProvidedPerson,
): Promise<void> {
  if (verifiedEmail !== undefined) await recordRejectedLogin(services, request, verifiedEmail);
}
