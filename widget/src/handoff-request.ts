import { type Handoff, inputNames } from '@whenabouts/core';

const PATIENCE_MS = 10_000;

export interface HandoffCode {
  code: string;
  url: string;
}

/**
 * Leaves a result with the site under a code that can be typed elsewhere.
 *
 * @throws when there is no network, no permission, no answer in time, or no sense in it.
 */
export async function leaveHandoff(
  site: string,
  { inputs, id }: Handoff,
  partner: string | undefined,
): Promise<HandoffCode> {
  // By hand: pages with an old Prototype.js break JSON.stringify. Nothing here needs escaping.
  const values = inputNames.map((name) => `"${name}":${inputs[name]}`);
  const from = partner ? `,"partner":"${partner}"` : '';
  const response = await fetch(`${site}/api/handoffs`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    // A server that hangs is as good as none: the address alone carries everything, too.
    signal: AbortSignal.timeout(PATIENCE_MS),
    body: `{"inputs":{${values}},"id":"${id}"${from}}`,
  });
  const { code, url } = await response.json();
  if (typeof code !== 'string' || typeof url !== 'string') throw new TypeError('no code');
  return { code, url };
}

/** Whether somebody has saved the result; nobody is told who. Throws as above. */
export async function isSaved(site: string, id: string): Promise<boolean> {
  const response = await fetch(`${site}/api/handoffs/${id}`, { credentials: 'omit', cache: 'no-store' });
  return (await response.json()).saved === true;
}
