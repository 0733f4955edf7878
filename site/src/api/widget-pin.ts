import { filesOnDemand } from '@whenabouts/embed/files';
import useSWR from 'swr';

/** A version of the embed with the integrity hashes of its script and of the files that the script loads on demand. */
export interface WidgetPin {
  version: string;
  integrity: string;
  /** The hashes by file name. */
  filesOnDemand: Readonly<Record<string, string>>;
}

// Set by site/vite.config.ts.
export const widgetVersion: string = import.meta.env.WIDGET_VERSION;

/** The embed version that this site was built with, for snippets that pin it. Pass false to fetch nothing. */
export function useWidgetPin(isEnabled: boolean) {
  return useSWR<WidgetPin, unknown>(isEnabled ? `/widget/${widgetVersion}/manifest.json` : null, readPin);
}

async function readPin(url: string): Promise<WidgetPin> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const { files } = (await response.json()) as { files: Record<string, { integrity: string } | undefined> };
  const integrityOf = (name: string): string => {
    const file = files[name];
    if (!file) throw new Error(`${url} lists no ${name}`);
    return file.integrity;
  };
  return {
    version: widgetVersion,
    integrity: integrityOf('calculator.js'),
    filesOnDemand: Object.fromEntries(Object.keys(filesOnDemand).map((name) => [name, integrityOf(name)])),
  };
}
