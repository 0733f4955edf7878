import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import { NewPartnerBody, PartnerBody, partnerMessages } from './partners.ts';

const partner = { id: 'acme', name: 'Acme Money', origin: 'https://blog.acme.example' };
const errorsOf = (changes: Record<string, unknown>) =>
  validationErrors(NewPartnerBody, { ...partner, ...changes });

test('a new partner has an id, a name and an origin; an update does not change the id', () => {
  expect(v.parse(NewPartnerBody, { ...partner, saves: 7 })).toEqual(partner);
  expect(Object.keys(v.parse(PartnerBody, partner))).toEqual(['name', 'origin']);
});

test('a new partner without fields gets a message for each field', () => {
  const { id, name, origin } = partnerMessages;
  expect(validationErrors(NewPartnerBody, {})).toEqual({ id, name, origin });
});

describe('the id of a partner', () => {
  test.each(['ab', 'acme-2', 'a'.repeat(40), ' acme '])('may be %j', (id) => {
    expect(errorsOf({ id })).toEqual({});
  });
  test.each(['', 'a', 'a'.repeat(41), 'Acme', 'a b', '-a', 'a-', 'a--b', '../x', 'ä'.repeat(3), 7, null])(
    'may not be %j',
    (id) => expect(errorsOf({ id })).toEqual({ id: partnerMessages.id }),
  );
});

describe('the origin of a partner', () => {
  test.each([
    ['https://acme.example', 'https://acme.example'],
    [' https://ACME.example/ ', 'https://acme.example'],
    ['https://acme.example:8443', 'https://acme.example:8443'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
  ])('the origin %j is stored as %j', (given, stored) => {
    expect(v.parse(NewPartnerBody, { ...partner, origin: given }).origin).toBe(stored);
  });
  test.each([
    '',
    'acme.example',
    '//acme.example',
    'https://',
    'https://acme.example/blog',
    'https://acme.example?x',
    'https://acme.example#x',
    'https://user:secret@acme.example',
    'https:\\\\acme.example',
    'https://acme.example\nx',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://acme.example',
    7,
    null,
  ])('may not be %j', (origin) => {
    expect(errorsOf({ origin })).toEqual({ origin: partnerMessages.origin });
  });
  test.each(['http://acme.example', 'http://localhost.acme.example', 'http://127.0.0.1.acme.example'])(
    'may not be %j, which is plain http',
    (origin) => expect(errorsOf({ origin })).toEqual({ origin: partnerMessages.originPlain }),
  );
});
