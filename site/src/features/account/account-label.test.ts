import { expect, test } from 'vitest';
import { accountLabel } from './account-label.ts';

test.each([
  ['Ada', 'ada@example.com', 'Ada'],
  [null, 'grace.hopper@example.com', 'grace.hopper'],
  ['', 'grace@example.com', 'grace'],
  [null, '', 'My Account'],
])('first name %j and email %j are shown as %j', (firstName, email, label) => {
  expect(accountLabel({ firstName, lastName: null, email })).toBe(label);
});

test('a display name set by the operator is shown instead of the first name', () => {
  const member = { firstName: 'Ada', lastName: null, email: 'ada@example.com', displayName: 'Maggie' };
  expect(accountLabel(member)).toBe('Maggie');
});
