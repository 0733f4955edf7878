import type { Endpoints, NewsletterSettings } from '../../contract/index.ts';
import { byCaller } from '../audit/audit-log.entity.ts';
import { inTransactionAs } from '../auth/session.entity.ts';
import { query } from '../database/database.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Services } from '../services.ts';
import { SettingRow } from './newsletter.entity.ts';

const SETTING_NAME = 'postal_address';

/** Returns the postal address that an admin has set, or that of the configuration; undefined if there is none. */
export async function readPostalAddress({
  database,
  config,
}: Pick<Services, 'database' | 'config'>): Promise<string | undefined> {
  const setting = await query(database, (em) => em.findOne(SettingRow, { name: SETTING_NAME }));
  return setting?.value || config.postalAddress;
}

export async function readNewsletterSettings(services: Services): Promise<NewsletterSettings> {
  return { postalAddress: (await readPostalAddress(services)) ?? '' };
}

/** Sets the postal address. A blank one restores that of the configuration. */
export async function updateNewsletterSettings(
  services: Services,
  context: RequestContext<Endpoints['updateNewsletterSettings']>,
): Promise<NewsletterSettings> {
  const value = context.body.postalAddress;
  await inTransactionAs(services.database, context.actor, async (em) => {
    const before = await em.findOne(SettingRow, { name: SETTING_NAME });
    await em.upsert(SettingRow, { name: SETTING_NAME, value });
    await services.audit(em, {
      action: 'newsletter_address_changed',
      ...byCaller(context),
      change: { subject: 'newsletter', before: before && [before.value], after: [value] },
    });
  });
  return readNewsletterSettings(services);
}
