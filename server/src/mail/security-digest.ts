import { PRODUCT_NAME } from '@whenabouts/core';
import { HOUR } from '../durations.ts';
import { composeEmail, type EmailContent, type Paragraph } from './compose-email.ts';
import type { EmailRules } from './delivery-options.ts';

export const DIGEST_EMAIL = 'security digest';

/** Digests wait in the outbox, at most an hour. */
export const digestRules: Readonly<Record<string, EmailRules>> = { [DIGEST_EMAIL]: { maxDelayMs: HOUR } };

/** The events of a digest: how often each happened, by the subject of the email that reports it. */
export interface DigestEvents {
  readonly counts: Readonly<Record<string, number>>;
  /** The way to undo an event, such as removing a passkey. */
  readonly links: readonly Exclude<Paragraph, string>[];
}

/** Returns the events with one more. Keeps the first link of each label, because it covers later events. */
export function addEvent(
  { counts, links }: DigestEvents,
  subject: string,
  link: DigestEvents['links'][number] | undefined,
): DigestEvents {
  const isNew = link !== undefined && !links.some(({ label }) => label === link.label);
  return {
    counts: { ...counts, [subject]: (counts[subject] ?? 0) + 1 },
    links: isNew ? [...links, link] : links,
  };
}

/** Returns the email about events for which no separate emails were sent. */
export function digestEmail({ counts, links }: DigestEvents, origin: string): EmailContent {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const events = `security ${total === 1 ? 'event' : 'events'}`;
  return composeEmail({
    subject: `${total} more ${events} on your ${PRODUCT_NAME} account`,
    paragraphs: [
      `We have already emailed you about your ${PRODUCT_NAME} account in the last hour. After that, there were ${total} more ${events}:`,
      ...Object.entries(counts).map(
        ([subject, count]) => `${subject}: ${count === 1 ? 'once' : `${count} times`}.`,
      ),
      'If that was you, you do not need to do anything.',
      ...links,
      'If it was not you, someone else may have access to your account. Reset your password now:',
      { label: 'Reset your password', href: `${origin}/forgot-password` },
    ],
  });
}
