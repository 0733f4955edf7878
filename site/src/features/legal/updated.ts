/** The day on which the legal pages were last compared with what the site does. */
export const LEGAL_UPDATED = '2026-11-21';
