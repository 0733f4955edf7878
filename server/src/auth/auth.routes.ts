import { commonPasswordHashes } from '../common-passwords.ts';
import type { Handlers } from '../http/router.ts';
import { endOtherSessions, endSession, listSessions } from './active-sessions.ts';
import type { MemberOptions } from './auth-options.ts';
import { browserLabel } from './browser-label.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail, sendConfirmationEmail } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { logInWithPasskey } from './log-in-with-passkey.ts';
import { loginRequest } from './login-request.ts';
import { addPasskey, createPasskeyOptions, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import { memberPresenter } from './present-member.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { updateProfile } from './update-profile.ts';

/** Returns the handlers of accounts: login, registration, passwords, passkeys, sessions and the member's own data. */
export function authRoutes(options: MemberOptions) {
  const present = memberPresenter(options.displayNames);
  return {
    listCommonPasswords: async ({ param }) => ({ hashes: [...commonPasswordHashes(param)] }),
    me: async ({ actor }) => present(actor),
    login: async (context) => {
      const { body, startSession } = context;
      const { account, token } = await logIn(options, loginRequest(options, 'member', context), body);
      await startSession(token);
      return present(account);
    },
    loginWithPasskey: async (context) => {
      const { body, startSession } = context;
      const request = loginRequest(options, 'member', context);
      const { account, token } = await logInWithPasskey(options, request, body.credential);
      await startSession(token);
      return present(account);
    },
    listPasskeys: ({ actor }) => listPasskeys(options, actor.accountId),
    createPasskeyOptions: (context) => createPasskeyOptions(options, context),
    addPasskey: (context) => addPasskey(options, context),
    renamePasskey: (context) => renamePasskey(options, context),
    removePasskey: (context) => removePasskey(options, context),
    register: async ({ body, header, startSession, isSilentlyLimited }) => {
      const browser = browserLabel(header('user-agent'));
      const { member, token } = await register(options, { body, browser, isWelcomed: !isSilentlyLimited });
      await startSession(token);
      return present(member);
    },
    confirmEmail: async (context) => {
      await confirmEmail(options, context);
      return { message: 'Your email address is confirmed.' };
    },
    sendConfirmationEmail: async (context) => {
      const isSent = await sendConfirmationEmail(options, context);
      return { message: isSent ? 'We have sent you an email.' : 'Your email address is already confirmed.' };
    },
    logout: async ({ endSession }) => endSession(),
    updateProfile: async ({ actor, body }) => present(await updateProfile(options, actor, body)),
    changePassword: async (context) => {
      await context.startSession(await changePassword(options, context));
      return { message: 'Your password has been changed.' };
    },
    forgotPassword: async (context) => {
      await forgotPassword(options, context);
      return { message: "If an account exists for that email, we've sent password reset instructions." };
    },
    resetPassword: async (context) => {
      await resetPassword(options, context);
      return { message: 'Your password has been reset. Please log in.' };
    },
    exportAccount: async ({ actor, sendAsDownload }) => {
      sendAsDownload('whenabouts-account.json');
      return exportAccount(options, actor.accountId);
    },
    deleteAccount: async (context) => {
      await deleteAccount(options, context);
      await context.endSession();
    },
    listSessions: ({ actor }) => listSessions(options, actor),
    endSession: async (context) => {
      if (await endSession(options, context)) await context.endSession();
    },
    endOtherSessions: (context) => endOtherSessions(options, context),
  } satisfies Partial<Handlers>;
}
