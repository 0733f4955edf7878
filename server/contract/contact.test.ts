import { describe, expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import { ContactBody } from './contact.ts';
import { NewsletterBody } from './newsletter.ts';

const message = { name: 'Ada Byron', email: 'ada@example.com', message: 'When does the next version come?' };

describe('a contact message', () => {
  test('is valid with a name, an email address and a text', () => {
    expect(validationErrors(ContactBody, message)).toEqual({});
  });

  test.each([
    ['name', 'A', 'Name must be at least 2 characters.'],
    ['name', '   ', 'Name must be at least 2 characters.'],
    ['name', '😀', 'Name must be at least 2 characters.'],
    ['name', 7, 'Name must be at least 2 characters.'],
    ['name', 'x'.repeat(101), 'Please use at most 100 characters.'],
    ['name', 'a\r\nBcc: evil@example.com', 'Please remove line breaks and control characters.'],
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['email', 'a@example.com, evil@example.com', 'Please enter a valid email address.'],
    ['email', 'a@example.com\r\nBcc: evil@example.com', 'Please enter a valid email address.'],
    ['message', 'too short', 'Message must be at least 10 characters.'],
    ['message', '😀'.repeat(9), 'Message must be at least 10 characters.'],
    ['message', '          \n          ', 'Message must be at least 10 characters.'],
    ['message', 'x'.repeat(5001), 'Please use at most 5000 characters.'],
    ['message', 'with a \0 in the middle', 'Please remove control characters.'],
  ])('is rejected if its %s is %j', (field, value, error) => {
    expect(validationErrors(ContactBody, { ...message, [field]: value })).toEqual({ [field]: error });
  });
});

test.each([[''], ['nobody'], [7], [null], ['a@example.com\nBcc: b@example.com']])(
  'the newsletter rejects the email address %j',
  (email) => {
    const errors = validationErrors(NewsletterBody, { email });
    expect(errors).toEqual({ email: 'Please enter a valid email address.' });
  },
);
