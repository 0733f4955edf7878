import { lookup as resolveHost } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { imageLimits } from '../../contract/index.ts';

/** The network of a fetch. Tests replace it. */
export interface FetchNetwork {
  readonly resolve: (
    host: string,
  ) => Promise<readonly { readonly address: string; readonly family: number }[]>;
  /** Returns true if the server may connect to an IP address. */
  readonly isPublic: (address: string) => boolean;
  readonly ports: readonly string[];
}

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

/** Networks that are not the public internet, by the registries of special addresses of IANA (RFC 6890). */
const internal = new BlockList();
const INTERNAL_V4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
for (const network of INTERNAL_V4.split(' ')) {
  const [address = '', bits] = network.split('/');
  internal.addSubnet(address, Number(bits), 'ipv4');
}
/** The only IPv6 network of public IP addresses, and the parts of it that lead to IPv4 or nowhere. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address = '', bits] = network.split('/');
  internal.addSubnet(address, Number(bits), 'ipv6');
}

/** Returns true for an IP address of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !internal.check(address, 'ipv4');
  return isIP(address) === 6 && globalV6.check(address, 'ipv6') && !internal.check(address, 'ipv6');
};

const internet: FetchNetwork = {
  resolve: (host) => resolveHost(host, { all: true }),
  isPublic: isPublicAddress,
  ports: ['', '80', '443'],
};

/**
 * Fetches an image from another site. Each host is resolved once, and the server connects to the address that was checked: a
 * response of the name server cannot lead it into its own network, and neither can a redirect. Throws an Error with the reason.
 */
export async function fetchImage(
  url: string,
  signal: AbortSignal,
  network: FetchNetwork = internet,
): Promise<Buffer> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    return await follow(url, limited, network);
  } catch (error) {
    throw withReason(error);
  }
}

/** Returns an error whose message a reader without technical knowledge understands. */
function withReason(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return new Error('it took too long');
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  return new Error(code === 'ENOTFOUND' ? 'the site was not found' : 'the site did not respond', {
    cause: error,
  });
}

async function follow(url: string, signal: AbortSignal, network: FetchNetwork): Promise<Buffer> {
  let next = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await send(next, signal, network);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readImage(response);
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) throw new Error(`status ${statusCode}`);
    const target = URL.parse(headers.location, next);
    if (!target) throw new Error('an invalid redirect');
    next = target.href;
  }
  throw new Error('too many redirects');
}

async function send(text: string, signal: AbortSignal, network: FetchNetwork): Promise<IncomingMessage> {
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || !network.ports.includes(url.port)) {
    throw new Error('a URL that is not fetched');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await network.resolve(host);
  const [address] = addresses;
  if (!address || !addresses.every((each) => network.isPublic(each.address))) {
    throw new Error('an address in an internal network');
  }
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        signal,
        agent: false,
        headers: { Accept: 'image/*', 'Accept-Encoding': 'identity' },
        lookup: (_host, options, callback) => {
          if (options.all) callback(null, [{ ...address }]);
          else callback(null, address.address, address.family);
        },
      },
      resolve,
    )
      .once('error', reject)
      .end();
  });
}

/** Reads a body of an image type, up to the size of an upload. */
async function readImage(response: IncomingMessage): Promise<Buffer> {
  const type = response.headers['content-type'] ?? '';
  if (!type.startsWith('image/')) {
    response.destroy();
    throw new Error(`no image, but ${type.slice(0, 60) || 'a file without a type'}`);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    // Leaving the loop ends the connection.
    if (length > imageLimits.bytes) throw new Error(`more than ${imageLimits.bytes / 2 ** 20} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
