import type { Letter } from './compose-email.ts';

/** A mailbox: a name to show, and one address. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A letter with everything that stands on its outside. */
export interface Envelope extends Letter {
  readonly to: string;
  readonly messageId: string;
  readonly createdAt: number;
}

/**
 * What a message consists of, whoever carries it. Addresses are handed over as data and never parsed, so
 * that one letter has one recipient whatever the address looks like.
 */
export function messageOf(from: Mailbox, envelope: Envelope) {
  const { to, subject, text, html, messageId, createdAt, replyTo, unsubscribe } = envelope;
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    messageId,
    date: new Date(createdAt),
    // So that nobody's holiday notice answers.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
