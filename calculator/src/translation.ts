import type { NumberFormats } from '@whenabouts/core';
import type { EmbedMessages } from './embed-messages.ts';
import type { HouseholdMessages } from './household-messages.ts';
import type { OutlookMessages } from './outlook-messages.ts';
import type { SavingMessages } from './saving-messages.ts';
import type { ToolMessages } from './tools/tool-messages.ts';
import type { AllocationMessages } from './view/allocation-text.ts';
import type { FourPercentMessages } from './view/four-percent-text.ts';
import type { ResultMessages } from './view/result-messages.ts';
import type { SocialSecurityMessages } from './view/social-security-text.ts';
import type { TaxMessages } from './view/taxes-text.ts';

/** All messages of the embed in another language than English. English messages are in the files that show them. */
export interface Translation {
  /** The value of the attribute `lang` around the messages. */
  lang: string;
  formats: NumberFormats;
  embed: EmbedMessages;
  result: ResultMessages;
  saving: SavingMessages;
  outlook: OutlookMessages;
  household: HouseholdMessages;
  tool: ToolMessages;
  fourPercent: FourPercentMessages;
  allocation: AllocationMessages;
  socialSecurity: SocialSecurityMessages;
  taxes: TaxMessages;
}
