import * as v from 'valibot';
import { expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import { AdminLoginBody, adminMessages, TestEmailBody } from './admin.ts';
import { authMessages } from './auth.ts';

test('the admin messages have the specified texts', () => {
  expect(adminMessages).toEqual({
    username: 'Username is required',
    password: 'Password is required',
    testEmail: 'Please enter an email address',
  });
});

test('an admin logs in with a name and a password of at least one character', () => {
  expect(v.parse(AdminLoginBody, { email: ' Boss@Example.com ', password: ' x ' })).toEqual({
    email: 'boss@example.com',
    password: ' x ',
  });
  expect(validationErrors(AdminLoginBody, { email: 'boss', password: 'x' })).toEqual({});
  expect(validationErrors(AdminLoginBody, { email: ' ', password: '' })).toEqual({
    email: adminMessages.username,
    password: adminMessages.password,
  });
});

test('a test email has one recipient', () => {
  expect(validationErrors(TestEmailBody, { email: 'a@b.com, c@d.com' })).toEqual({
    email: authMessages.email,
  });
});
