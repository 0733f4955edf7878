import type { Member, ProfileBody } from '../../contract/index.ts';
import { commonPasswordHashes } from '../common-passwords.ts';
import { inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../http/middleware/session.ts';
import type { Handlers } from '../http/router.ts';
import type { Services } from '../services.ts';
import { Account, type PresentableAccount } from './account.entity.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail, sendConfirmationEmail } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { createExportAccount } from './export-account.ts';
import { logIn, logInWithPasskey, logInWithRecoveryCode } from './log-in.ts';
import { browserLabel, loginRequest, recordRejectedLogin } from './login-request.ts';
import { addPasskey, createPasskeyOptions, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import { presentAdmin } from './present-admin.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { register } from './register.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import { addTeamMember, changeTeamRole, listTeam, removeTeamMember } from './team.ts';
import { undoPasskey } from './undo-passkey.ts';

/** Returns the handlers of accounts: login, registration, passwords, passkeys, sessions and the member's own data. */
export function authRoutes(services: Services) {
  const { config } = services;
  const present = memberPresenter(config.displayNames);
  const exportAccount = createExportAccount(services);
  return {
    listCommonPasswords: async ({ param }) => ({ hashes: [...commonPasswordHashes(param)] }),
    me: async ({ actor }) => present(actor),
    login: async (context) => {
      const { body, startSession } = context;
      const { account, token } = await logIn(services, loginRequest(config, 'member', context), body);
      await startSession(token);
      return present(account);
    },
    loginWithPasskey: async (context) => {
      const { body, startSession } = context;
      const request = loginRequest(config, 'member', context);
      const { account, token } = await logInWithPasskey(services, request, body.credential);
      await startSession(token);
      return present(account);
    },
    loginWithRecoveryCode: async (context) => {
      const { body, startSession } = context;
      const request = loginRequest(config, 'member', context);
      const { account, token } = await logInWithRecoveryCode(services, request, body);
      await startSession(token);
      return present(account);
    },
    listPasskeys: ({ actor }) => listPasskeys(services, actor.accountId),
    createPasskeyOptions: (context) => createPasskeyOptions(services, context),
    addPasskey: (context) => addPasskey(services, context),
    undoPasskey: async (context) => {
      await undoPasskey(services, context);
      return {
        message: 'The passkey was removed, and all devices are logged out. Please reset your password.',
      };
    },
    countRecoveryCodes: ({ actor }) => countRecoveryCodes(services, actor.accountId),
    renewRecoveryCodes: (context) => renewRecoveryCodes(services, context),
    renamePasskey: (context) => renamePasskey(services, context),
    removePasskey: (context) => removePasskey(services, context),
    register: async ({ body, header, startSession, isSilentlyLimited }) => {
      const browser = browserLabel(header('user-agent'));
      const { member, token } = await register(services, { body, browser, isWelcomed: !isSilentlyLimited });
      await startSession(token);
      return present(member);
    },
    confirmEmail: async (context) => {
      await confirmEmail(services, context);
      return { message: 'Your email address is confirmed.' };
    },
    sendConfirmationEmail: async (context) => {
      const isSent = await sendConfirmationEmail(services, context);
      return { message: isSent ? 'We have sent you an email.' : 'Your email address is already confirmed.' };
    },
    logout: async ({ endSession }) => endSession(),
    updateProfile: async ({ actor, body }) => present(await updateProfile(services, actor, body)),
    changePassword: async (context) => {
      await context.startSession(await changePassword(services, context));
      return { message: 'Your password has been changed.' };
    },
    forgotPassword: async (context) => {
      await forgotPassword(services, context);
      return { message: "If an account exists for that email, we've sent password reset instructions." };
    },
    resetPassword: async (context) => {
      await resetPassword(services, context);
      return { message: 'Your password has been reset. Please log in.' };
    },
    exportAccount: async ({ actor, sendAsDownload }) => {
      const response = await exportAccount(actor.accountId);
      sendAsDownload('whenabouts-account.json');
      return response;
    },
    deleteAccount: async (context) => {
      await deleteAccount(services, context);
      await context.endSession();
    },
    listSessions: ({ actor }) => listSessions(services, actor),
    endSession: async (context) => {
      if (await endSession(services, context)) await context.endSession();
    },
    endOtherSessions: (context) => endOtherSessions(services, context),
  } satisfies Partial<Handlers>;
}

/** Returns the handlers of the login of admins, of their roles, and of the counts of members on their dashboard. */
export function adminRoutes(services: Services) {
  const { config } = services;
  return {
    adminLogin: async (context) => {
      const { body, startSession } = context;
      const request = loginRequest(config, 'admin', context);
      try {
        const { account, token } = await logIn(services, request, body);
        await startSession(token);
        return presentAdmin(account);
      } catch (error) {
        if (error instanceof HttpError && error.details.isFailedAttempt)
          await recordRejectedLogin(services, request, body.email);
        throw error;
      }
    },
    adminLoginWithPasskey: async (context) => {
      const { body, startSession } = context;
      const request = loginRequest(config, 'admin', context);
      const { account, token } = await logInWithPasskey(services, request, body.credential);
      await startSession(token);
      return presentAdmin(account);
    },
    adminLoginWithRecoveryCode: async (context) => {
      const { body, startSession } = context;
      const request = loginRequest(config, 'admin', context);
      const { account, token } = await logInWithRecoveryCode(services, request, body);
      await startSession(token);
      return presentAdmin(account);
    },
    checkAdmin: async ({ actor: { accountId: id } }) =>
      presentAdmin(await query(services.database, (em) => em.findOne(Account, { id }))),
    countMembers: () => {
      const isMember = { role: 'member' as const, teamRole: null };
      return query(services.database, async (em) => ({
        members: await em.count(Account, isMember),
        unconfirmed: await em.count(Account, { ...isMember, emailConfirmedAt: null }),
      }));
    },
    listTeam: ({ actor }) => listTeam(services, actor),
    addTeamMember: (context) => addTeamMember(services, context),
    changeTeamRole: (context) => changeTeamRole(services, context),
    removeTeamMember: (context) => removeTeamMember(services, context),
    adminLogout: async ({ endSession }) => endSession(),
  } satisfies Partial<Handlers>;
}

/** Returns a function that selects the fields of an account that its member may see. */
function memberPresenter(displayNames: ReadonlyMap<string, string>) {
  return ({ email, firstName, lastName, emailConfirmedAt }: PresentableAccount): Member => {
    const displayName = displayNames.get(email);
    const emailConfirmed = emailConfirmedAt !== null;
    return { email, firstName, lastName, emailConfirmed, ...(displayName !== undefined && { displayName }) };
  };
}

/** Updates the given names. A blank name is removed; a missing one stays. */
async function updateProfile(
  { database }: Services,
  { accountId }: Actor,
  { firstName, lastName }: ProfileBody,
): Promise<Account> {
  const changes = {
    ...(firstName !== undefined && { firstName: firstName || null }),
    ...(lastName !== undefined && { lastName: lastName || null }),
  };
  return inTransaction(database, async (em) => {
    if (Object.keys(changes).length > 0) await em.nativeUpdate(Account, { id: accountId }, changes);
    const account = await em.findOne(Account, { id: accountId });
    if (!account) throw new HttpError('unauthenticated');
    return account;
  });
}
