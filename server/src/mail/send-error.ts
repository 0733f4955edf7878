interface MailError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/** Describes an error of a mail server by its codes and commands. The message is left out: it quotes email addresses. */
export function describeSendError(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 30);
  const { code, responseCode, command } = error as MailError;
  const details = [code, responseCode, command].filter(
    (detail) => typeof detail === 'number' || (typeof detail === 'string' && /^[\w ]{1,30}$/.test(detail)),
  );
  return details.length > 0 ? details.join(' ') : error.name;
}

/**
 * Returns true if the mail server rejected this email, at its recipient or its content. Otherwise it was unavailable, or
 * rejected the sender, as it would for other emails.
 */
export const isRejection = (description: string): boolean => /\b[45]\d\d (?:RCPT TO|DATA)$/.test(description);
