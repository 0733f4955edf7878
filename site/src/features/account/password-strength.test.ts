import { PRODUCT_NAME } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const rules = { min: 8, email: 'ada.example@example.com', isCommon: false };

test.each([
  ['abcdefg', 'too short. Add 1 more character.'],
  ['abcdef', 'too short. Add 2 more characters.'],
  ['é'.repeat(129), 'too long. Use a shorter one.'],
  [
    `${PRODUCT_NAME}2026!`,
    'too easy to guess. Use something other than your email or the name of this site.',
  ],
  ['ada.example', 'too easy to guess. Use something other than your email or the name of this site.'],
  [
    'Ada.Example@example.com',
    'too easy to guess. Use something other than your email or the name of this site.',
  ],
])('the password %s is rejected', (password, text) => {
  expect(passwordStrength(password, rules)).toEqual({ text: `Password strength: ${text}`, isRejected: true });
});

test('a common password is rejected, however long it is', () => {
  expect(passwordStrength('1234567890123456', { ...rules, isCommon: true })).toEqual({
    text: 'Password strength: too common. It is among the most used passwords.',
    isRejected: true,
  });
});

test.each([
  ['lanterns', 'weak. A longer one is harder to guess.'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak. A longer one is harder to guess.'],
  ['lanterns by', 'fair. A few more characters make it strong.'],
  ['seven lanterns', 'strong.'],
  // Five different characters are enough.
  ['edcbaedcbaedcba', 'strong.'],
])('the password %s is accepted', (password, text) => {
  expect(passwordStrength(password, rules)).toEqual({
    text: `Password strength: ${text}`,
    isRejected: false,
  });
});

test('a password is not compared with an email that is still empty', () => {
  expect(passwordStrength('31415926', { ...rules, email: '' }).isRejected).toBe(false);
});
