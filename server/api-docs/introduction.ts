import { DEFAULT_BODY_BYTES } from '../contract/index.ts';

/** Rules that apply to every request, in Markdown. */
export const introduction = `Requests and responses are JSON in UTF-8, whatever \`Accept\` says; only images are files. Request bodies have the type
\`application/json\` and at most ${DEFAULT_BODY_BYTES / 1024} kB unless an operation says otherwise. Unknown fields are ignored. The schemas of bodies describe
normalized values. Values that match are accepted unchanged; whitespace around text is trimmed.

**Sessions.** Logging in sets a cookie; requests with that cookie are authenticated. Store cookies as a browser does. There are no API
keys or tokens. A request that changes data is rejected if a browser sends it from a page of another site; programs that send neither
\`Origin\` nor \`Sec-Fetch-Site\` need nothing else.

**Other sites.** Pages of any site may call \`createHandoff\`, \`readReceipt\` and \`readOembed\`, without cookies, and nothing else.

**Errors** have a status and a body \`{ code, message, fields? }\`. Programs should use \`code\`; the message is for people and may
change. Unknown paths return 404 (\`not_found\`), known paths with another method 405 (\`method_not_allowed\`). Requests that are not
valid HTTP, arrive too slowly, or have more than 16 kB of URL and headers get 400, 408 or 431 without a body.

**Rate limits.** Each operation lists its default limits. Beyond a limit, the response is 429 with \`Retry-After\` in seconds. Repeated
failed attempts double the wait, up to sixteen times.

**Versions.** Plans and posts have a version, which is also their \`ETag\`. With \`If-Match\`, an update succeeds only if the version
still matches; deletions ignore it.

**Caching.** Responses without a content \`ETag\` are not cacheable (\`Cache-Control: no-store\`).`;
