import { accountEndpoints } from './accounts.ts';
import { adminEndpoints } from './admin.ts';
import { authEndpoints } from './auth.ts';
import { authorEndpoints } from './authors.ts';
import { contactEndpoints } from './contact.ts';
import { emailConfirmationEndpoints } from './email-confirmations.ts';
import type { Endpoint } from './endpoint.ts';
import { handoffEndpoints } from './handoffs.ts';
import { imageEndpoints } from './images.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { newsletterCampaignEndpoints } from './newsletter-campaigns.ts';
import { newsletterSettingsEndpoints } from './newsletter-settings.ts';
import { oembedEndpoints } from './oembed.ts';
import { partnerEndpoints } from './partners.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { planRecordEndpoints } from './plan-records.ts';
import { planEndpoints } from './plans.ts';
import { postEndpoints } from './post-endpoints.ts';
import { exportEndpoints } from './post-export.ts';
import { importEndpoints } from './post-import.ts';
import { redirectEndpoints } from './redirects.ts';
import { reminderEndpoints } from './reminders.ts';
import { sessionEndpoints } from './sessions.ts';
import { singleSignOnEndpoints } from './single-sign-on.ts';
import { teamEndpoints } from './team.ts';

export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...emailConfirmationEndpoints,
  ...sessionEndpoints,
  ...passkeyEndpoints,
  ...adminEndpoints,
  ...teamEndpoints,
  ...singleSignOnEndpoints,
  ...planEndpoints,
  ...planRecordEndpoints,
  ...reminderEndpoints,
  ...contactEndpoints,
  ...newsletterEndpoints,
  ...postEndpoints,
  ...importEndpoints,
  ...exportEndpoints,
  ...redirectEndpoints,
  ...authorEndpoints,
  ...imageEndpoints,
  ...handoffEndpoints,
  ...oembedEndpoints,
  ...partnerEndpoints,
  ...newsletterSettingsEndpoints,
  ...newsletterCampaignEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
