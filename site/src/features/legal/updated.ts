/** Date of the last comparison of the legal pages with the product. */
export const LEGAL_UPDATED = '2026-11-23';
