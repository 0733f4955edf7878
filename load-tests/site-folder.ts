import { buildStale } from '../scripts/build/build-stale.ts';

/** Returns the folder of the built site: `SITE_DIR` if set, else this repository's, built if stale. */
export async function siteFolder(): Promise<string> {
  if (process.env.SITE_DIR) return process.env.SITE_DIR;
  if ((await buildStale()) !== 0) throw new Error('the site could not be built');
  return 'site/dist';
}
