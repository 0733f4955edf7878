/** What holds for every call, in Markdown. */
export function introduction(): string {
  return `Everything is JSON in UTF-8, whatever \`Accept\` says; only images are files. Bodies have the type
\`application/json\` and at most 64 kB, where a call does not say otherwise. Fields that a body has too many are dropped.
Schemas of bodies tell how values look when they are tidy. What they allow is accepted as it is; blanks around a text are
accepted, too, and trimmed.

**Sessions.** Logging in sets a cookie, and whoever brings it is logged in. Programs keep it like a browser. There are no
keys and no tokens besides. What changes something is refused when a browser sends it from a page of another site; programs
that send neither \`Origin\` nor \`Sec-Fetch-Site\` need nothing.

**Other sites.** Pages of any site may call \`createHandoff\` and \`readReceipt\`, without cookies. Nothing else answers to them.

**Failures** have a status and a body \`{ code, message, fields? }\`. Programs go by \`code\`; the message is for people and
may change. Unknown addresses are 404 (\`not_found\`), known ones with another method 405 (\`method_not_allowed\`). What is not
understood as HTTP, comes too slowly, or has more than 16 kB of address and headers gets 400, 408 or 431 without a body.

**Limits.** Each call tells how often it may be made, as set by default. Beyond that the answer is 429 with \`Retry-After\` in
seconds. Who comes too often again has to wait twice as long, up to sixteen times.

**Versions.** Plans and posts carry a version, and it is their \`ETag\`. With \`If-Match\` one is replaced only if it is
that version; deleting does not look at it.

**Caching.** Answers are not to be kept (\`Cache-Control: no-store\`) where a call has no \`ETag\` of its content.`;
}
