import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zip } from 'fflate';

/** The name that WordPress gives to the plugin's folder. */
const PLUGIN_FOLDER = 'whenabouts';
/** The site that the plugin's sources name. */
const EXAMPLE_SITE = 'https://whenabouts.example';
/** Excludes the compressed files that the build adds. */
const SOURCE = /\.(?:js|json|php|txt)$/;
/** A fixed time instead of the files' own, so that the same files make the same zip. */
const ZIP_TIME = '2026-01-01T12:00:00';

/**
 * Returns the WordPress plugin as a zip file whose default site is this one; undefined if there is no such folder.
 *
 * @param folder The plugin's sources.
 * @param site The origin of this site.
 */
export async function zipWordpressPlugin(folder: string, site: string): Promise<Uint8Array | undefined> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return undefined;
  const files: Zippable = {};
  for (const name of names.filter((name) => SOURCE.test(name)).sort()) {
    const text = await readFile(join(folder, name), 'utf8');
    files[`${PLUGIN_FOLDER}/${name}`] = Buffer.from(text.replaceAll(EXAMPLE_SITE, site));
  }
  return new Promise((resolve, reject) => {
    zip(files, { mtime: ZIP_TIME }, (error, content) => (error ? reject(error) : resolve(content)));
  });
}
