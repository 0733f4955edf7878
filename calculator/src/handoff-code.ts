import { type Inputs, inputNames } from '@whenabouts/core';

const TIMEOUT_MS = 10_000;

export interface HandoffCode {
  code: string;
  url: string;
}

/**
 * Stores a result on the main site, under a code that the reader can type on another device.
 *
 * @throws if the request fails, is not allowed or times out, or if the response has no code. The caller then shows the
 * link, which needs no server.
 */
export async function createHandoffCode(
  site: string,
  inputs: Inputs,
  id: string,
  partner: string | undefined,
): Promise<HandoffCode> {
  // Not JSON.stringify: an old Prototype.js on the page breaks it. None of these values needs escaping.
  const values = inputNames.map((name) => `"${name}":${inputs[name]}`).join(',');
  const partnerMember = partner ? `,"partner":"${partner}"` : '';
  const response = await fetch(`${site}/api/handoffs`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    body: `{"inputs":{${values}},"id":"${id}"${partnerMember}}`,
  });
  const { code, url } = await response.json();
  if (typeof code !== 'string' || typeof url !== 'string')
    throw new TypeError('The response has no code or URL.');
  return { code, url };
}
