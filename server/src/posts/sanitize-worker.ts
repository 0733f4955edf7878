// The sanitizer in a worker thread, where a timeout can end it.
import { sanitizeHtml } from './sanitize-html.ts';
import type { SanitizerTask } from './sanitizer.ts';

/** Sanitizes the HTML of one task. */
export const sanitize = ({ html, site }: SanitizerTask): string => sanitizeHtml(html, site);
