import { cpSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';

const PLUGIN = 'examples/wordpress';
/** The name that WordPress gives to the plugin's folder. */
const PLUGIN_FOLDER = 'whenabouts';
/** A fixed time instead of the checkout's, so that the same files make the same zip. */
const ZIP_TIME = '2026-01-01T12:00:00';

/** The files of the embed that pages load by version, and its checksums. */
const EMBED = ['calculator.js', 'outlook.js', 'saving.js', 'licenses.txt', 'manifest.json'];

/** Returns the WordPress plugin as a zip file, with its name. */
export function zipPlugin(): { name: string; content: Uint8Array } {
  const files: Zippable = {};
  for (const name of globSync('**/*.*', { cwd: PLUGIN }).sort()) {
    files[`${PLUGIN_FOLDER}/${name}`] = readFileSync(path.join(PLUGIN, name));
  }
  const readme = readFileSync(path.join(PLUGIN, 'readme.txt'), 'utf8');
  const [, version] = /^Stable tag: (.+)$/m.exec(readme) ?? [];
  if (!version) throw new Error(`${PLUGIN}/readme.txt has no "Stable tag"`);
  return { name: `whenabouts-wordpress-${version}.zip`, content: zipSync(files, { mtime: ZIP_TIME }) };
}

/** Copies the files of the embed's build, with the names that `calculator/published` has for earlier versions. */
export function copyEmbed(folder: string): void {
  for (const file of EMBED) cpSync(path.join('calculator/dist', file), path.join(folder, file));
}
