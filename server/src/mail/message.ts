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

interface MailError {
  readonly code?: unknown;
  /** The code of the operating system. */
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/**
 * Describes an error of a mail server by its codes and command, without the message, which quotes email addresses. The
 * command is DATA if the connection was lost after the content was handed over.
 */
export function describeSendError(error: unknown, handedOver = false): string {
  if (!(error instanceof Error)) return String(error).slice(0, 30);
  const { code, responseCode, command } = error as MailError;
  const isLost = handedOver && responseCode === undefined && (code === 'ECONNECTION' || code === 'ESOCKET');
  const details = [code, responseCode, isLost ? 'DATA' : command].filter(
    (detail) => typeof detail === 'number' || (typeof detail === 'string' && /^[\w ]{1,30}$/.test(detail)),
  );
  return details.length > 0 ? details.join(' ') : error.name;
}

/**
 * Returns true if the mail server turned the connection or the sender away for now, or closed the connection, before it
 * got the content of an email: it may allow fewer connections.
 */
export function isBusy(error: unknown, handedOver: boolean): boolean {
  const { code, originalCode, responseCode, command } = error as MailError;
  const isTemporary = typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500;
  // Exchange Online rejects the content with 432 if the sender has too many connections.
  if (isTemporary && responseCode === 432 && !String(command).startsWith('AUTH')) return true;
  if (handedOver) return false;
  if (isTemporary) return /^(?:CONN|EHLO|HELO|MAIL FROM)$/.test(String(command));
  return responseCode === undefined && (code === 'ECONNECTION' || isReset(originalCode));
}

const isReset = (code: unknown): boolean => code === 'ECONNRESET' || code === 'EPIPE';

/**
 * Returns true if the mail server rejected the recipient or the content of an email, by the description of the error.
 * Otherwise, the mail server was unavailable or rejected the sender, and other emails would fail as well.
 */
export const isRejection = (description: string): boolean => /\b[45]\d\d (?:RCPT TO|DATA)$/.test(description);

/**
 * Returns true if the connection was lost after the mail server got the content, by the description of the error. The
 * email may have arrived.
 */
export const isConnectionLost = (description: string): boolean => /^E\w+ DATA$/.test(description);
