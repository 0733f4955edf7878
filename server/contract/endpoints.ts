import { accountEndpoints } from './account-endpoints.ts';
import { adminEndpoints } from './admin-endpoints.ts';
import { authEndpoints } from './auth-endpoints.ts';
import { contactEndpoints } from './contact-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { handoffEndpoints } from './handoff-endpoints.ts';
import { imageEndpoints } from './image-endpoints.ts';
import { newsletterCampaignEndpoints } from './newsletter-campaign-endpoints.ts';
import { oembedEndpoints } from './oembed-endpoints.ts';
import { partnerEndpoints } from './partner-endpoints.ts';
import { passkeyEndpoints } from './passkey-endpoints.ts';
import { planEndpoints } from './plan-endpoints.ts';
import { postEndpoints } from './post-endpoints.ts';
import type { routes } from './routes.ts';
import { sessionEndpoints } from './session-endpoints.ts';

/** All endpoints of the API, by operation name. */
export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...sessionEndpoints,
  ...passkeyEndpoints,
  ...adminEndpoints,
  ...planEndpoints,
  ...contactEndpoints,
  ...postEndpoints,
  ...imageEndpoints,
  ...handoffEndpoints,
  ...oembedEndpoints,
  ...partnerEndpoints,
  ...newsletterCampaignEndpoints,
} as const satisfies Record<keyof typeof routes, Endpoint>;

export type Endpoints = typeof endpoints;
