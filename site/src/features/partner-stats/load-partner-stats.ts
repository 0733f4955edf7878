import { isNotFound, type LoaderArgs } from '../../api/loader-context.ts';
import { partnerStatsKey } from '../../api/partners.ts';
import { data } from '../../router.ts';

/** Loads a partner's statistics by their private link; 404 if the link does not work, 503 on failure. */
export async function loadPartnerStats({ context, params: { token = '' } }: LoaderArgs) {
  const key = partnerStatsKey(token);
  try {
    return { [key]: await context.read(key) };
  } catch (error) {
    return isNotFound(error) ? data({ [key]: null }, 404) : data({}, 503);
  }
}
