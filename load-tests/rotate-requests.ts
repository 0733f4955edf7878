import type { Client, Request } from 'autocannon';

/**
 * Makes a connection of autocannon begin at a random one of its requests. Otherwise all connections would send the same
 * request at the same time: fifty logins at once, or a thousand changes of the same plan.
 */
function rotateRequests(client: Client & { readonly opts: { readonly requests: Request[] } }): void {
  const { requests } = client.opts;
  const from = Math.floor(Math.random() * requests.length);
  client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
}

// autocannon's thread loads this file with `require` and expects the function itself.
export { rotateRequests as 'module.exports' };
