import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import {
  accountMessages,
  ChangePasswordBody,
  ChangePasswordFormSchema,
  DeleteAccountBody,
  ForgotPasswordBody,
  ProfileBody,
  ResetPasswordBody,
  ResetPasswordFormSchema,
} from './accounts.ts';
import { authMessages } from './auth.ts';

test('the account messages have the specified texts', () => {
  expect(accountMessages.currentPassword).toBe('Current password is required');
  expect(accountMessages.newPasswordShort).toBe('Password must be at least 8 characters');
  expect(accountMessages.resetCode).toBe('Reset code must be at least 6 characters');
});

describe('changing a password', () => {
  const change = { currentPassword: 'old', newPassword: 'seven lanterns' };

  test('accepts the old and the new password unchanged, with spaces', () => {
    expect(v.parse(ChangePasswordBody, { ...change, newPassword: '  seven  ' }).newPassword).toBe(
      '  seven  ',
    );
    expect(validationErrors(ChangePasswordBody, change)).toEqual({});
  });

  test('returns a message for each invalid field', () => {
    for (const invalid of [{}, { currentPassword: '', newPassword: 'seven77' }]) {
      expect(validationErrors(ChangePasswordBody, invalid)).toEqual({
        currentPassword: accountMessages.currentPassword,
        newPassword: accountMessages.newPasswordShort,
      });
    }
    const long = { ...change, newPassword: 'é'.repeat(129) };
    expect(validationErrors(ChangePasswordBody, long)).toEqual({ newPassword: authMessages.passwordLong });
  });

  test('requires the same new password twice in the form', () => {
    expect(
      validationErrors(ChangePasswordFormSchema, { ...change, confirmPassword: change.newPassword }),
    ).toEqual({});
    expect(validationErrors(ChangePasswordFormSchema, { ...change, confirmPassword: 'another' })).toEqual({
      confirmPassword: authMessages.passwordsDiffer,
    });
  });
});

describe('resetting a password', () => {
  const reset = { email: ' Ada@Example.com ', token: ' abcdef ', newPassword: 'seven lanterns' };

  test('accepts a pasted code with spaces around it', () => {
    expect(v.parse(ResetPasswordBody, reset)).toEqual({
      email: 'ada@example.com',
      token: 'abcdef',
      newPassword: 'seven lanterns',
    });
  });

  test.each([
    ['abcde', accountMessages.resetCode],
    ['', accountMessages.resetCode],
    [123456, accountMessages.resetCode],
    [{ $ne: '' }, accountMessages.resetCode],
    [['abcdef'], accountMessages.resetCode],
    ['a'.repeat(201), accountMessages.resetCodeWrong],
  ])('%j is not a reset code', (token, message) => {
    expect(validationErrors(ResetPasswordBody, { ...reset, token })).toEqual({ token: message });
  });

  test('requires the same new password twice in the form', () => {
    expect(
      validationErrors(ResetPasswordFormSchema, { ...reset, confirmPassword: reset.newPassword }),
    ).toEqual({});
    expect(validationErrors(ResetPasswordFormSchema, { ...reset, confirmPassword: '' })).toEqual({
      confirmPassword: authMessages.passwordsDiffer,
    });
  });
});

test('a forgotten password requires an email', () => {
  expect(validationErrors(ForgotPasswordBody, { email: 'ada' })).toEqual({ email: authMessages.email });
});

test('deleting an account requires the password', () => {
  expect(validationErrors(DeleteAccountBody, {})).toEqual({ password: accountMessages.currentPassword });
});

test('a profile has two names, each of which may be missing, blank or null', () => {
  expect(v.parse(ProfileBody, { firstName: ' Ada ', lastName: null, email: 'x', role: 'admin' })).toEqual({
    firstName: 'Ada',
    lastName: null,
  });
  expect(v.parse(ProfileBody, {})).toEqual({});
  expect(Object.keys(validationErrors(ProfileBody, { firstName: 'a\nb', lastName: 7 }))).toEqual([
    'firstName',
    'lastName',
  ]);
});
