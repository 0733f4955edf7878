/** Paths of pages with a parameter that is a secret, which must not be logged. */
export const secretPages = [
  '/newsletter/unsubscribe/:code',
  '/reminder/unsubscribe/:code',
  '/partner-stats/:token',
  '/s/:code',
] as const;
