import useSWR from 'swr';

/** One version of the embed, and the checksum of its script. */
export interface WidgetPin {
  version: string;
  integrity: string;
}

const version: string = import.meta.env.WIDGET_VERSION;

/** What is needed to stay with the version that this site has been built with; asked for when it is wanted. */
export function useWidgetPin(wanted: boolean) {
  return useSWR<WidgetPin, unknown>(wanted ? `/widget/${version}/manifest.json` : null, readPin);
}

async function readPin(address: string): Promise<WidgetPin> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const { files } = (await answer.json()) as { files: Record<string, { integrity: string } | undefined> };
  const script = files['calculator.js'];
  if (!script) throw new Error(`${address} has no calculator.js`);
  return { version, integrity: script.integrity };
}
