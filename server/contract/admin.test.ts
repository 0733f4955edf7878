import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AdminLoginBody, adminMessages, TestEmailBody } from './admin.ts';
import { authMessages } from './auth.ts';
import { messagesByField } from './messages-by-field.ts';

const problems = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input);
  return result.success ? {} : messagesByField(result.issues);
};

test('the messages are the specified ones', () => {
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
  expect(problems(AdminLoginBody, { email: 'boss', password: 'x' })).toEqual({});
  expect(problems(AdminLoginBody, { email: ' ', password: '' })).toEqual({
    email: adminMessages.username,
    password: adminMessages.password,
  });
});

test('a test email has one recipient', () => {
  expect(problems(TestEmailBody, { email: 'a@b.com, c@d.com' })).toEqual({ email: authMessages.email });
});
