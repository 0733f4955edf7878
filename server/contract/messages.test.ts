import { expect, test } from 'vitest';
import { accountMessages, NEW_PASSWORD_MIN, RESET_CODE_MIN } from './accounts.ts';
import { authMessages, PASSWORD_MIN } from './auth.ts';
import { contactLimits, contactMessages } from './contact.ts';
import { postLimits, postMessages } from './posts.ts';

test.each([
  [authMessages.passwordShort, PASSWORD_MIN],
  [accountMessages.newPasswordShort, NEW_PASSWORD_MIN],
  [accountMessages.resetCode, RESET_CODE_MIN],
  [contactMessages.name, contactLimits.name.min],
  [contactMessages.message, contactLimits.message.min],
  [postMessages.titleShort, postLimits.title.min],
  [postMessages.slugShort, postLimits.slug.min],
  [postMessages.excerptShort, postLimits.excerpt.min],
  [postMessages.excerptLong, postLimits.excerpt.max],
  [postMessages.contentShort, postLimits.content.min],
  [postMessages.metaTitle, postLimits.metaTitle.max],
  [postMessages.metaDescription, postLimits.metaDescription.max],
])('the message “%s” states its limit of %d', (message, limit) => {
  expect(message.match(/\d+/)?.[0]).toBe(`${limit}`);
});
