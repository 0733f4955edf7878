import { expect, test } from 'vitest';
import { composeEmail } from './compose-email.ts';

test.each([
  ['Zoë 🦢', 'Hello Zoë 🦢,', 'Hello Zoë 🦢,'],
  ['J. R.', 'Hello J. R.,', 'Hello J. R.,'],
  ['<b>Ada</b> & "co"', 'Hello,', 'Hello,'],
  ["Ada & O'Hara <3", "Hello Ada & O'Hara <3,", 'Hello Ada &amp; O&#39;Hara &lt;3,'],
  ['win at https://evil.test', 'Hello,', 'Hello,'],
  ['evil.test', 'Hello,', 'Hello,'],
  [null, 'Hello,', 'Hello,'],
])(
  'an email to %s greets by name unless an email program could turn the name into a link',
  (recipientName, text, html) => {
    const email = composeEmail({ subject: 'Test', recipientName, paragraphs: [] });
    expect(email.text.split('\n')[0]).toBe(text);
    expect(email.html).toContain(`<p>${html}</p>`);
  },
);
