import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { vi } from 'vitest';

export const CLIENT_ID = 'whenabouts';
export const CLIENT_SECRET = 'a-secret-of-this-client';

/** The claims of a person, by the names of OpenID Connect. */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean | undefined;
  readonly groups: readonly string[];
  readonly given_name?: string;
}

export interface TestProvider {
  readonly issuer: string;
  /** People who can log in, by their id. A login names one in the parameter `login_hint`, and needs no password. */
  readonly people: Map<string, Person>;
  close(): Promise<void>;
}

/** Starts a real provider of OpenID Connect in this process, for a client with this redirect URL. */
export async function startProvider(redirectUrl: string): Promise<TestProvider> {
  const people = new Map<string, Person>();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The provider warns that keys and storage are for tests only.
  const warnings = vi.spyOn(console, 'warn').mockReturnValue();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUrl],
        post_logout_redirect_uris: [redirectUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key for cookies'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 3600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'groups'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: String(oidc.client?.clientId),
        accountId: String(oidc.session?.accountId),
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  warnings.mockRestore();
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    if (request.url !== '/interaction') return handle(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const accountId = String(params.login_hint);
    return provider.interactionFinished(
      request,
      response,
      people.has(accountId) ? { login: { accountId } } : { error: 'access_denied' },
    );
  });
  return { issuer, people, close: () => closeServer(server) };
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Logs in at the provider like a browser. Returns the URL to which it sends the browser back. */
export async function visitProvider(url: string, sub: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  next.searchParams.set('login_hint', sub);
  const { origin } = next;
  for (let redirects = 0; redirects < 6; redirects++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location)
      throw new Error(`The provider responded with ${response.status}: ${await response.text()}`);
    next = new URL(location, origin);
    if (next.origin !== origin) return next;
  }
  throw new Error('The provider redirected too often');
}
