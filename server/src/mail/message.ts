import type { EmailContent } from './compose-email.ts';

/** A display name and an email address. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

interface EmailMessage extends EmailContent {
  readonly to: string;
  readonly messageId: string;
  /** The date of the email, in milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * Sends an email. Rejects if the mail server has not accepted it when the signal is aborted.
 *
 * @param onHandOver Awaited before the mail server gets the content. Until then, the email cannot arrive.
 */
export type Send = (
  message: EmailMessage,
  signal: AbortSignal,
  onHandOver?: () => Promise<void>,
) => Promise<void>;

/**
 * Returns a message for nodemailer. Addresses are passed as objects and never parsed, so that an email has exactly one
 * recipient, whatever the address looks like.
 */
export function mimeMessage(from: Mailbox, message: EmailMessage) {
  const { to, subject, text, html, messageId, createdAt, replyTo, unsubscribe } = message;
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
    headers: {
      // Prevent automatic replies.
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
