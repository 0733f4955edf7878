/** The server's sanitizer, for tests of what the editor does with stored posts. */
export { sanitizeHtml } from '../../server/src/posts/sanitize-html.ts';
