import { accountEndpoints, accountRoutes } from './accounts.ts';
import { adminEndpoints, adminRoutes } from './admin.ts';
import { authEndpoints, authRoutes } from './auth.ts';
import { contactEndpoints, contactRoutes } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { handoffEndpoints, handoffRoutes } from './handoffs.ts';
import { imageEndpoints, imageRoutes } from './images.ts';
import { newsletterEndpoints, newsletterRoutes } from './newsletter.ts';
import { newsletterCampaignEndpoints, newsletterCampaignRoutes } from './newsletter-campaigns.ts';
import { oembedEndpoints, oembedRoutes } from './oembed.ts';
import { partnerEndpoints, partnerRoutes } from './partners.ts';
import { passkeyEndpoints, passkeyRoutes } from './passkeys.ts';
import { planEndpoints, planRoutes } from './plans.ts';
import { postEndpoints, postRoutes } from './post-endpoints.ts';
import { sessionEndpoints, sessionRoutes } from './sessions.ts';

/** Methods and paths by operation name. A page that only sends requests loads these, and no schemas. */
export const routes = {
  ...authRoutes,
  ...accountRoutes,
  ...sessionRoutes,
  ...passkeyRoutes,
  ...adminRoutes,
  ...planRoutes,
  ...contactRoutes,
  ...newsletterRoutes,
  ...postRoutes,
  ...imageRoutes,
  ...handoffRoutes,
  ...oembedRoutes,
  ...partnerRoutes,
  ...newsletterCampaignRoutes,
} as const;

/** All endpoints of the API, by operation name. */
export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...sessionEndpoints,
  ...passkeyEndpoints,
  ...adminEndpoints,
  ...planEndpoints,
  ...contactEndpoints,
  ...newsletterEndpoints,
  ...postEndpoints,
  ...imageEndpoints,
  ...handoffEndpoints,
  ...oembedEndpoints,
  ...partnerEndpoints,
  ...newsletterCampaignEndpoints,
} as const satisfies Record<keyof typeof routes, Endpoint>;

export type Endpoints = typeof endpoints;
