import * as v from 'valibot';
import { Email } from './auth.ts';
import { body } from './body.ts';
import { Honeypot } from './honeypot.ts';
import { line, minCharacters, textBlock } from './text.ts';

export const contactLimits = { name: { min: 2, max: 100 }, message: { min: 10, max: 5000 } } as const;

export const contactMessages = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  message: 'Message must be at least 10 characters.',
  confirmation: 'This link is wrong or has expired. Please subscribe again.',
} as const;

/** Like {@link Email}, with the message of these forms. */
const ContactEmail = v.pipe(
  v.string(contactMessages.email),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = v.safeParse(Email, dataset.value);
    if (read.success) return read.output;
    addIssue({ message: contactMessages.email });
    return NEVER;
  }),
);

export const ContactBody = body({
  name: v.pipe(
    line(contactLimits.name.max, contactMessages.name),
    minCharacters(contactLimits.name.min, contactMessages.name),
  ),
  email: ContactEmail,
  message: v.pipe(
    textBlock(contactLimits.message.max, contactMessages.message),
    minCharacters(contactLimits.message.min, contactMessages.message),
  ),
  website: Honeypot,
});

export const NewsletterBody = body({ email: ContactEmail, website: Honeypot });

/** The token from the link in the email. */
export const ConfirmNewsletterBody = body({
  token: v.pipe(v.string(contactMessages.confirmation), v.regex(/^[\w-]{43}$/, contactMessages.confirmation)),
});

export type ContactBody = v.InferOutput<typeof ContactBody>;
export type NewsletterBody = v.InferOutput<typeof NewsletterBody>;
