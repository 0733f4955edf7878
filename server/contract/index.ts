// The entry of the contract for the server, the site and the API docs. Files with schemas are exported whole, so that
// a new schema needs no line here. The other files serve the contract itself: only their named parts are public.
export * from './account-export.ts';
export * from './accounts.ts';
export * from './admin.ts';
export * from './auth.ts';
export * from './authors.ts';
export * from './contact.ts';
export * from './email-confirmations.ts';
export {
  type BodyOf,
  type Chapter,
  chapters,
  DEFAULT_BODY_BYTES,
  type Documented,
  type Endpoint,
  type ParsedBodyOf,
  pathPrefix,
  type ResponseOf,
} from './endpoint.ts';
export { type Endpoints, endpoints } from './endpoints.ts';
export * from './errors.ts';
export { escapeMarkup } from './escape-markup.ts';
export * from './handoffs.ts';
export { imageWidths } from './image-widths.ts';
export * from './images.ts';
export * from './newsletter.ts';
export * from './newsletter-campaigns.ts';
export * from './newsletter-settings.ts';
export * from './oembed.ts';
export type * from './page-renderer.ts';
export * from './partners.ts';
export * from './passkeys.ts';
export * from './plan-assumptions.ts';
export * from './plan-records.ts';
export * from './plans.ts';
export * from './post-export.ts';
export * from './post-import.ts';
export * from './post-responses.ts';
export * from './posts.ts';
export * from './rate-limits.ts';
export * from './redirects.ts';
export * from './reminders.ts';
export * from './retention.ts';
export * from './roles.ts';
export { messagesByField } from './schemas.ts';
export { secretPages } from './secret-pages.ts';
export * from './sessions.ts';
export * from './single-sign-on.ts';
export * from './team.ts';
export { line, requiredLine, textBlock } from './text.ts';
export { isHttpsOrLoopback, LOOPBACK_HOSTS } from './urls.ts';
export * from './webauthn.ts';
