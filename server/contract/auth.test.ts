import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import { authMessages, Email, LoginBody, Password, RegisterBody } from './auth.ts';

test('the login messages have the specified texts', () => {
  expect(authMessages.email).toBe('Please enter a valid email address');
  expect(authMessages.passwordShort).toBe('Password must be at least 6 characters');
  expect(authMessages.passwordsDiffer).toBe('Passwords do not match');
});

describe('an email address', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(61)}.com`;

  test.each([
    ['ada@example.com', 'ada@example.com'],
    ['  Ada@Example.COM ', 'ada@example.com'],
    ['ada@example.com\r\n', 'ada@example.com'],
    ["o'hara+plans@mail.example.co.uk", "o'hara+plans@mail.example.co.uk"],
    ['a@b.io', 'a@b.io'],
    ['first.last@xn--bcher-kva.example', 'first.last@xn--bcher-kva.example'],
    ['1@2.museum', '1@2.museum'],
    [`${longest.slice(0, 254 - 4)}.com`.slice(-254), undefined],
  ])('is valid: %j', (given, canonical) => {
    const parsed = v.safeParse(Email, given);
    expect(parsed.success).toBe(true);
    if (canonical !== undefined) expect(parsed.output).toBe(canonical);
  });

  test.each([
    '',
    ' ',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@localhost',
    'ada@@example.com',
    'ada@exam ple.com',
    'ada @example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    'ada@.example.com',
    'ada@example..com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example.c',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    // Lists, display names, quotes and comments: what a mailer might read as more than one address.
    'ada@example.com,eve@example.com',
    'ada@example.com;eve@example.com',
    'ada@example.com eve@example.com',
    'Ada <ada@example.com>',
    '"ada"@example.com',
    '"ada@example.com"@evil.example',
    'ada(comment)@example.com',
    'ada\\@example.com',
    // Line breaks, which would end a header.
    'ada@example.com\r\nBcc: eve@example.com',
    'ada\n@example.com',
    'ada\u0000@example.com',
    // Letters that look like, or fold into, the letters of someone else's email address.
    'adı@example.com',
    'İda@example.com',
    '\u212aate@example.com',
    'ada@exam\u212ale.com',
    'аda@example.com',
    'ada@bücher.example',
    'ada\u200b@example.com',
    `${'a'.repeat(243)}@example.com`,
  ])('is invalid: %j', (given) => {
    expect(validationErrors(Email, given)).toEqual({ '': authMessages.email });
  });

  test('is validated in linear time', () => {
    expect(v.is(Email, `${'a.'.repeat(50_000)}@`)).toBe(false);
  });

  test('has at most 254 characters', () => {
    const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(v.is(Email, address(254))).toBe(true);
    expect(v.is(Email, address(255))).toBe(false);
  });

  test.each([[undefined], [null], [7], [{}], [['ada@example.com']], [true]])(
    'rejects %j, which is not text',
    (given) => {
      expect(validationErrors(Email, given)).toEqual({ '': authMessages.email });
    },
  );
});

describe('a password', () => {
  test('has at least 6 characters', () => {
    expect(validationErrors(Password, '12345')).toEqual({ '': authMessages.passwordShort });
    expect(validationErrors(Password, '123456')).toEqual({});
  });

  test('stays as typed, with spaces and case', () => {
    expect(v.parse(Password, '  Pässwörd  ')).toBe('  Pässwörd  ');
  });

  test('has at most 256 bytes, not characters', () => {
    expect(validationErrors(Password, 'a'.repeat(256))).toEqual({});
    expect(validationErrors(Password, 'a'.repeat(257))).toEqual({ '': authMessages.passwordLong });
    expect(validationErrors(Password, 'ä'.repeat(128))).toEqual({});
    expect(validationErrors(Password, 'ä'.repeat(129))).toEqual({ '': authMessages.passwordLong });
  });

  test.each([[undefined], [null], [123456], [['123456']]])('rejects %j, which is not text', (given) => {
    expect(validationErrors(Password, given)).toEqual({ '': authMessages.passwordShort });
  });
});

describe('login', () => {
  test('returns a message for each invalid field', () => {
    expect(validationErrors(LoginBody, { email: 'ada', password: 'short' })).toEqual({
      email: authMessages.email,
      password: authMessages.passwordShort,
    });
    expect(validationErrors(LoginBody, {})).toEqual({
      email: authMessages.email,
      password: authMessages.passwordShort,
    });
  });

  test.each([[null], ['x'], [7], [undefined]])('a body of %j is rejected as a whole', (body) => {
    expect(validationErrors(LoginBody, body)).toEqual({ '': 'Please send an object.' });
  });
});

describe('registering', () => {
  const ada = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: 'correct horse',
    confirmPassword: 'correct horse',
  };

  test('accepts a complete form', () => {
    expect(v.parse(RegisterBody, ada)).toEqual(ada);
  });

  test('trims and composes names, which are optional', () => {
    const { firstName: _first, lastName: _last, ...nameless } = ada;
    expect(validationErrors(RegisterBody, nameless)).toEqual({});
    expect(validationErrors(RegisterBody, { ...ada, firstName: '', lastName: null })).toEqual({});
    expect(v.parse(RegisterBody, { ...ada, firstName: '  Zoe\u0308 ' }).firstName).toBe('Zo\u00eb');
  });

  test.each([
    ['with a line break', 'Ada\nBcc: eve@example.com'],
    ['with a NUL', 'A\u0000da'],
    ['with half a surrogate pair', 'Ada\ud800'],
    ['of 101 characters', 'a'.repeat(101)],
    ['that is a number', 7],
  ])('rejects a name %s', (_kind, firstName) => {
    expect(Object.keys(validationErrors(RegisterBody, { ...ada, firstName }))).toEqual(['firstName']);
  });

  test('rejects a different confirmation with a message at its field', () => {
    expect(validationErrors(RegisterBody, { ...ada, confirmPassword: 'Correct horse' })).toEqual({
      confirmPassword: authMessages.passwordsDiffer,
    });
    expect(validationErrors(RegisterBody, { ...ada, confirmPassword: undefined })).toEqual({
      confirmPassword: authMessages.passwordsDiffer,
    });
  });

  test('reports different passwords together with an invalid email', () => {
    expect(validationErrors(RegisterBody, { ...ada, email: 'ada', confirmPassword: 'other' })).toEqual({
      email: authMessages.email,
      confirmPassword: authMessages.passwordsDiffer,
    });
  });

  test('drops all fields except the five of the form', () => {
    const body = JSON.parse(
      JSON.stringify({ ...ada, role: 'admin', id: 1 }).replace('{', '{"__proto__":{"role":"admin"},'),
    );
    expect(Object.keys(v.parse(RegisterBody, body)).sort()).toEqual(Object.keys(ada).sort());
    expect((v.parse(RegisterBody, body) as { role?: string }).role).toBeUndefined();
  });
});
