import * as v from 'valibot';
import { NewPassword } from './accounts.ts';
import { authMessages, Email, PASSWORD_MAX_BYTES } from './auth.ts';
import { body } from './body.ts';

export const adminMessages = {
  username: 'Username is required',
  password: 'Password is required',
  testEmail: 'Please enter an email address',
} as const;

export const firstPasswordMessages = {
  missing: 'Please choose a new password. The current one was generated.',
  same: 'Please choose a password that differs from the generated one.',
} as const;

const loginEntries = {
  email: v.pipe(
    v.string(adminMessages.username),
    v.trim(),
    v.toLowerCase(),
    v.minLength(1, adminMessages.username),
    v.maxLength(254, adminMessages.username),
  ),
  password: v.pipe(
    v.string(adminMessages.password),
    v.minLength(1, adminMessages.password),
    v.maxBytes(PASSWORD_MAX_BYTES, adminMessages.password),
  ),
};

/** The login of admins. The form labels the email as username. */
export const AdminLoginBody = body({
  ...loginEntries,
  /** Replaces a generated password at the first login. */
  newPassword: v.optional(NewPassword),
});

export const AdminLoginForm = body(loginEntries);

/** The new password entered twice, for the form of the first login. */
export const FirstPasswordForm = v.pipe(
  body({ newPassword: NewPassword, confirmPassword: v.string(authMessages.passwordsDiffer) }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      authMessages.passwordsDiffer,
    ),
    ['confirmPassword'],
  ),
);

/** The logged-in admin. */
export const Admin = v.object({ email: v.string() });

export const TestEmailBody = body({ email: Email });

/** The result of sending a test email. */
export const TestEmailResult = v.object({ success: v.boolean(), message: v.string() });

export type AdminLoginBody = v.InferOutput<typeof AdminLoginBody>;
export type Admin = v.InferOutput<typeof Admin>;
export type TestEmailResult = v.InferOutput<typeof TestEmailResult>;
