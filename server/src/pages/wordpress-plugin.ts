import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zip } from 'fflate';
import { escapeMarkup } from '../../contract/escape-markup.ts';

/** The name that WordPress gives to the plugin's folder. */
const PLUGIN_FOLDER = 'whenabouts';
/** The site that the plugin's sources name. */
const EXAMPLE_SITE = 'https://whenabouts.example';
/** Excludes the compressed files that the build adds. */
const SOURCE = /\.(?:js|json|php|txt)$/;
/** A fixed time instead of the files' own, so that the same files make the same zip. */
const ZIP_TIME = '2026-01-01T12:00:00';
const ZIP_PATH = '/widget/wordpress.zip';

type PluginFile = readonly [path: string, type: string, content: Buffer];

/**
 * Returns the zip file of the WordPress plugin, and the file with which WordPress finds updates; none if there is no such
 * folder.
 *
 * @param folder The plugin's sources.
 * @param site The origin of this site, which the plugin loads the calculator and its updates from.
 */
export async function wordpressPlugin(folder: string, site: string): Promise<readonly PluginFile[]> {
  const sources = await readSources(folder, site);
  if (!sources) return [];
  const update = Buffer.from(JSON.stringify(pluginUpdate(sources, site)));
  return [
    [ZIP_PATH, 'application/zip', Buffer.from(await zipSources(sources))],
    ['/widget/wordpress.json', 'application/json; charset=utf-8', update],
  ];
}

type Sources = ReadonlyMap<string, string>;

async function readSources(folder: string, site: string): Promise<Sources | undefined> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return undefined;
  const read = async (name: string) => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name, text.replaceAll(EXAMPLE_SITE, site)] as const;
  };
  return new Map(await Promise.all(names.filter((name) => SOURCE.test(name)).map(read)));
}

function zipSources(sources: Sources): Promise<Uint8Array> {
  const files: Zippable = {};
  for (const name of [...sources.keys()].sort()) {
    files[`${PLUGIN_FOLDER}/${name}`] = Buffer.from(sources.get(name) ?? '');
  }
  return new Promise((resolve, reject) => {
    zip(files, { mtime: ZIP_TIME }, (error, content) => (error ? reject(error) : resolve(content)));
  });
}

/**
 * Describes the plugin's newest version, with the names of WordPress's filters `update_plugins_{$hostname}` and
 * `plugins_api`.
 *
 * @throws if the sources lack one of the headers.
 */
function pluginUpdate(sources: Sources, site: string): object {
  const header = (file: string, name: string): string => {
    const lines = (sources.get(file) ?? '').split('\n').map((line) => line.replace(/^[ *]*/, ''));
    const value = lines
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 1)
      .trim();
    if (!value) throw new Error(`The WordPress plugin has no header "${name}" in ${file}.`);
    return value;
  };
  const version = header('whenabouts.php', 'Version');
  return {
    name: header('whenabouts.php', 'Plugin Name'),
    slug: PLUGIN_FOLDER,
    version,
    url: `${site}/embed`,
    // Caches may have the zip file of the version before.
    package: `${site}${ZIP_PATH}?version=${version}`,
    requires: header('whenabouts.php', 'Requires at least'),
    requires_php: header('whenabouts.php', 'Requires PHP'),
    tested: header('readme.txt', 'Tested up to'),
    sections: { changelog: changelogHtml(sources.get('readme.txt') ?? '') },
  };
}

function changelogHtml(readme: string): string {
  const [, changelog = ''] = readme.split('== Changelog ==');
  return changelog
    .split(/^= (.*) =$/m)
    .slice(1)
    .map((part, index) => (index % 2 === 0 ? `<h4>${escapeMarkup(part)}</h4>` : listHtml(part)))
    .join('');
}

function listHtml(lines: string): string {
  const items = lines.split('\n').filter((line) => line.startsWith('* '));
  return `<ul>${items.map((item) => `<li>${escapeMarkup(item.slice(2))}</li>`).join('')}</ul>`;
}
