import useSWR from 'swr';

/** A version of the embed with the integrity hash of its script. */
export interface WidgetPin {
  version: string;
  integrity: string;
}

const version: string = import.meta.env.WIDGET_VERSION;

/** The embed version that this site was built with, for snippets that pin it. Pass false to fetch nothing. */
export function useWidgetPin(wanted: boolean) {
  return useSWR<WidgetPin, unknown>(wanted ? `/widget/${version}/manifest.json` : null, readPin);
}

async function readPin(url: string): Promise<WidgetPin> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const { files } = (await response.json()) as { files: Record<string, { integrity: string } | undefined> };
  const script = files['calculator.js'];
  if (!script) throw new Error(`${url} lists no calculator.js`);
  return { version, integrity: script.integrity };
}
