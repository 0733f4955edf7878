import {
  AccountExport,
  ChangePasswordBody,
  DeleteAccountBody,
  ForgotPasswordBody,
  Message,
  ProfileBody,
  ResetPasswordBody,
} from './accounts.ts';
import { addresses } from './addresses.ts';
import { Member } from './auth.ts';
import type { Endpoint } from './endpoint.ts';

export const accountEndpoints = {
  updateProfile: {
    ...addresses.updateProfile,
    summary: "Change the member's names",
    access: 'member',
    throttle: 'write',
    body: ProfileBody,
    status: 200,
    answer: Member,
    fails: [],
  },
  changePassword: {
    ...addresses.changePassword,
    summary: 'Change the password; every other session of the member ends',
    access: 'member',
    throttle: 'reauthenticate',
    body: ChangePasswordBody,
    status: 200,
    answer: Message,
    fails: ['invalid'],
  },
  forgotPassword: {
    ...addresses.forgotPassword,
    summary: 'Ask for a letter with a reset code; the answer never tells whether there is an account',
    access: 'anyone',
    throttle: 'forgot',
    body: ForgotPasswordBody,
    status: 200,
    answer: Message,
    fails: [],
  },
  resetPassword: {
    ...addresses.resetPassword,
    summary: 'Set a new password with a reset code; every session of the member ends',
    access: 'anyone',
    throttle: 'reset',
    body: ResetPasswordBody,
    status: 200,
    answer: Message,
    fails: ['invalid'],
  },
  exportAccount: {
    ...addresses.exportAccount,
    summary: 'Everything that the account holds',
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: AccountExport,
    fails: [],
  },
  deleteAccount: {
    ...addresses.deleteAccount,
    summary: 'Delete the account with all it holds, at once and for good',
    access: 'member',
    throttle: 'reauthenticate',
    body: DeleteAccountBody,
    status: 204,
    fails: ['invalid'],
  },
} as const satisfies Record<string, Endpoint>;
