interface MailError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/** What of a failure may be kept: servers quote addresses in their sentences, so only codes and steps remain. */
export function describeRefusal(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 30);
  const { code, responseCode, command } = error as MailError;
  const facts = [code, responseCode, command].filter(
    (fact) => typeof fact === 'number' || (typeof fact === 'string' && /^[\w ]{1,30}$/.test(fact)),
  );
  return facts.length > 0 ? facts.join(' ') : error.name;
}
