import * as v from 'valibot';
import { authMessages, Email, OptionalName, PASSWORD_MAX_BYTES } from './auth.ts';
import { body } from './body.ts';

/** Minimum length of a changed password. Registration accepts shorter ones. */
export const NEW_PASSWORD_MIN = 8;

export const accountMessages = {
  currentPassword: 'Current password is required',
  wrongPassword: 'Current password is incorrect',
  newPasswordShort: 'Password must be at least 8 characters',
  resetCode: 'Reset code must be at least 6 characters',
  resetCodeWrong: 'This reset code is wrong or has expired. Please ask for a new one.',
} as const;

export const NewPassword = v.pipe(
  v.string(accountMessages.newPasswordShort),
  v.minLength(NEW_PASSWORD_MIN, accountMessages.newPasswordShort),
  v.maxBytes(PASSWORD_MAX_BYTES, authMessages.passwordLong),
);

/** The current password, which confirms that the owner sends the request. */
export const CurrentPassword = v.pipe(
  v.string(accountMessages.currentPassword),
  v.minLength(1, accountMessages.currentPassword),
  v.maxBytes(PASSWORD_MAX_BYTES, authMessages.passwordLong),
);

export const ProfileBody = body({ firstName: OptionalName, lastName: OptionalName });

const changeEntries = { currentPassword: CurrentPassword, newPassword: NewPassword };
export const ChangePasswordBody = body(changeEntries);

export const ForgotPasswordBody = body({ email: Email });

const resetEntries = {
  email: Email,
  /** The reset code from the email. */
  token: v.pipe(
    v.string(accountMessages.resetCode),
    v.trim(),
    v.minLength(6, accountMessages.resetCode),
    v.maxLength(200, accountMessages.resetCodeWrong),
  ),
  newPassword: NewPassword,
};
export const ResetPasswordBody = body(resetEntries);

export const DeleteAccountBody = body({ password: CurrentPassword });

const confirmEntry = { confirmPassword: v.string(authMessages.passwordsDiffer) };

/** The body with the new password entered twice, for the form. */
export const ChangePasswordForm = v.pipe(
  body({ ...changeEntries, ...confirmEntry }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      authMessages.passwordsDiffer,
    ),
    ['confirmPassword'],
  ),
);

export const ResetPasswordForm = v.pipe(
  body({ ...resetEntries, ...confirmEntry }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      authMessages.passwordsDiffer,
    ),
    ['confirmPassword'],
  ),
);

/** A response that contains only a message. */
export const Message = v.object({ message: v.string() });

/** All data of an account. */
export const AccountExport = v.object({
  exportedAt: v.string(),
  account: v.object({
    email: v.string(),
    firstName: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    createdAt: v.string(),
  }),
  plans: v.array(v.record(v.string(), v.unknown())),
  /** Metadata of each image; the image itself is at its URL. */
  images: v.array(v.record(v.string(), v.unknown())),
  /** Results from other sites that were opened by code and have not expired. */
  results: v.array(v.record(v.string(), v.unknown())),
  sessions: v.array(
    v.object({
      browser: v.nullable(v.string()),
      startedAt: v.string(),
      lastUsedAt: v.string(),
      endsAt: v.string(),
    }),
  ),
  /** Without their keys. */
  passkeys: v.array(
    v.object({ name: v.string(), createdAt: v.string(), lastUsedAt: v.nullable(v.string()) }),
  ),
  /** Kinds of browsers that the account was used with in the last year. */
  browsers: v.array(v.object({ browser: v.string(), lastUsedAt: v.string() })),
  /** Emails of the last weeks, without their content. */
  letters: v.array(
    v.object({
      to: v.string(),
      subject: v.string(),
      writtenAt: v.string(),
      sentAt: v.nullable(v.string()),
    }),
  ),
});

export type ProfileBody = v.InferOutput<typeof ProfileBody>;
export type ChangePasswordBody = v.InferOutput<typeof ChangePasswordBody>;
export type ChangePasswordForm = v.InferOutput<typeof ChangePasswordForm>;
export type ForgotPasswordBody = v.InferOutput<typeof ForgotPasswordBody>;
export type ResetPasswordBody = v.InferOutput<typeof ResetPasswordBody>;
export type ResetPasswordForm = v.InferOutput<typeof ResetPasswordForm>;
export type DeleteAccountBody = v.InferOutput<typeof DeleteAccountBody>;
export type AccountExport = v.InferOutput<typeof AccountExport>;
