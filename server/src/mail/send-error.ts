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
export const mayHaveArrived = (description: string): boolean => /^E\w+ DATA$/.test(description);
