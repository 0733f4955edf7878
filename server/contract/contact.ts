import * as v from 'valibot';
import { Message } from './accounts.ts';
import { Email } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { body, described, Honeypot } from './schemas.ts';
import { line, minCharacters, textBlock } from './text.ts';

export const contactLimits = { name: { min: 2, max: 100 }, message: { min: 10, max: 5000 } } as const;

// Texts of the specification, typed as they are shown: a search for one finds it. messages.test.ts compares their numbers.
export const contactMessages = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  message: 'Message must be at least 10 characters.',
  sent: "We've received your message and will get back to you soon!",
} as const;

/** An email address like {@link Email}, with the validation message of the contact and newsletter forms. */
export const ContactEmail = v.pipe(
  v.string(contactMessages.email),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const result = v.safeParse(Email, dataset.value);
    if (result.success) return result.output;
    addIssue({ message: contactMessages.email });
    return NEVER;
  }),
);

export const ContactBody = body({
  name: described(
    v.pipe(
      line(contactLimits.name.max, contactMessages.name),
      minCharacters(contactLimits.name.min, contactMessages.name),
    ),
    'Name of the sender.',
  ),
  email: described(ContactEmail, 'Email address.'),
  message: described(
    v.pipe(
      textBlock(contactLimits.message.max, contactMessages.message),
      minCharacters(contactLimits.message.min, contactMessages.message),
    ),
    'Plain text.',
  ),
  website: Honeypot,
});

export type ContactBody = v.InferOutput<typeof ContactBody>;

const chapter = 'Contact and newsletter';

export const contactEndpoints = {
  contact: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Send a message to the people who run the site',
    access: 'anyone',
    rateLimits: ['MESSAGES_PER_ADDRESS'],
    body: ContactBody,
    status: 200,
    response: Message,
    docs: {
      chapter,
      body: {
        name: 'Ada Example',
        email: 'ada@example.com',
        message: 'How do you treat inflation in the three scenarios?',
      },
      response: { message: contactMessages.sent },
    },
  },
} as const satisfies Record<string, Endpoint>;
