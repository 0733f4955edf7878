/** Characters of codes that people type: without letters and digits that look alike. */
export const CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a typed code without capitals, spaces and hyphens. */
export const normalizeCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');
