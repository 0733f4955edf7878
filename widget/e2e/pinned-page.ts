import { readFile } from 'node:fs/promises';
import { filesOnDemand } from '../src/files.ts';
import { calculator } from './fixtures.ts';
import { version } from './host-server.ts';
import type { HostPage } from './hosts/host-page.ts';

export const OUTLOOK_PATH = `/widget/${version}/outlook.js`;
/** The content of an altered outlook.js. */
export const ALTERED_OUTLOOK = 'document.title = "altered"; export const renderOutlook = () => undefined;';

const { files } = JSON.parse(await readFile(new URL('../dist-embed/manifest.json', import.meta.url), 'utf8'));

const integrity = Object.fromEntries(
  Object.keys(filesOnDemand).map((name) => [`{cdn}/widget/${version}/${name}`, files[name].integrity]),
);

/** A page that pins the version, as the page /embed writes it. */
export const pinned: HostPage = {
  name: 'a page that pins the version',
  element: `<script type="importmap">${JSON.stringify({ integrity })}</script>${calculator('outlook')}`,
  scriptAttributes: 'integrity="{integrity}" crossorigin="anonymous"',
};
