import { embeddingSiteStatsKey } from '../../api/embedding-sites.ts';
import { isNotFound, type LoaderArgs } from '../../api/loader-context.ts';
import { data } from '../../router.ts';

/** Loads an embedding site's statistics by their private link; 404 if the link does not work, 503 on failure. */
export async function loadEmbeddingSiteStats({ context, params: { token = '' } }: LoaderArgs) {
  const key = embeddingSiteStatsKey(token);
  try {
    return { [key]: await context.read(key) };
  } catch (error) {
    return isNotFound(error) ? data({ [key]: null }, 404) : data({}, 503);
  }
}
