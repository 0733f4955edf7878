import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import {
  accountMessages,
  ChangePasswordBody,
  ChangePasswordForm,
  DeleteAccountBody,
  ForgotPasswordBody,
  ProfileBody,
  ResetPasswordBody,
  ResetPasswordForm,
} from './accounts.ts';
import { authMessages } from './auth.ts';

test('the messages are the specified ones', () => {
  expect(accountMessages.currentPassword).toBe('Current password is required');
  expect(accountMessages.newPasswordShort).toBe('Password must be at least 8 characters');
  expect(accountMessages.resetCode).toBe('Reset code must be at least 6 characters');
});

describe('changing a password', () => {
  const change = { currentPassword: 'old', newPassword: 'seven lanterns' };

  test('takes the old one as it is and the new one as it is typed', () => {
    expect(v.parse(ChangePasswordBody, { ...change, newPassword: '  seven  ' }).newPassword).toBe(
      '  seven  ',
    );
    expect(validationErrors(ChangePasswordBody, change)).toEqual({});
  });

  test('names each field that is wrong', () => {
    expect(validationErrors(ChangePasswordBody, {})).toEqual({
      currentPassword: accountMessages.currentPassword,
      newPassword: accountMessages.newPasswordShort,
    });
    expect(validationErrors(ChangePasswordBody, { currentPassword: '', newPassword: 'seven77' })).toEqual({
      currentPassword: accountMessages.currentPassword,
      newPassword: accountMessages.newPasswordShort,
    });
    expect(
      validationErrors(ChangePasswordBody, { currentPassword: 'x', newPassword: 'é'.repeat(129) }),
    ).toEqual({
      newPassword: authMessages.passwordLong,
    });
  });

  test('on the screen asks for the new one twice', () => {
    expect(validationErrors(ChangePasswordForm, { ...change, confirmPassword: change.newPassword })).toEqual(
      {},
    );
    expect(validationErrors(ChangePasswordForm, { ...change, confirmPassword: 'another' })).toEqual({
      confirmPassword: authMessages.passwordsDiffer,
    });
  });
});

describe('resetting a password', () => {
  const reset = { email: ' Ada@Example.com ', token: ' abcdef ', newPassword: 'seven lanterns' };

  test('takes a code with blanks around it, as pasting leaves them', () => {
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
  ])('%j is no code', (token, message) => {
    expect(validationErrors(ResetPasswordBody, { ...reset, token })).toEqual({ token: message });
  });

  test('on the screen asks for the new one twice', () => {
    expect(validationErrors(ResetPasswordForm, { ...reset, confirmPassword: reset.newPassword })).toEqual({});
    expect(validationErrors(ResetPasswordForm, { ...reset, confirmPassword: '' })).toEqual({
      confirmPassword: authMessages.passwordsDiffer,
    });
  });
});

test('forgetting it requires an email, deleting an account the password', () => {
  expect(validationErrors(ForgotPasswordBody, { email: 'ada' })).toEqual({ email: authMessages.email });
  expect(validationErrors(DeleteAccountBody, {})).toEqual({ password: accountMessages.currentPassword });
});

test('a profile is two names, each of which may be missing or none', () => {
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
