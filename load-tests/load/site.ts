import { buildStale } from '../../scripts/build/build-stale.ts';

/** The folder of a built site: the one that SITE_DIR names, else our own, built if it is stale. */
export async function siteFolder(): Promise<string> {
  if (process.env.SITE_DIR) return process.env.SITE_DIR;
  if ((await buildStale()) !== 0) throw new Error('the site could not be built');
  return 'site/dist';
}
