import * as oidc from 'openid-client';
import * as v from 'valibot';
import { Email } from '../../contract/index.ts';
import type { SingleSignOnConfig } from '../config/single-sign-on-config.ts';
import { MINUTE } from '../durations.ts';
import { HttpError } from '../http/http-error.ts';
import { keyedHash } from '../keyed-hash.ts';
import { newToken } from '../random-token.ts';
import type { Services } from '../services.ts';

/** Time for which a login that has begun can be finished. */
const ATTEMPT_VALIDITY_MS = 10 * MINUTE;
/** Difference between the provider's clock and ours that is accepted. */
const CLOCK_TOLERANCE_S = 60;
const TIMEOUT_S = 5;
/** Longest id of a person in OpenID Connect: 255 ASCII characters. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/** A person whom the provider has authenticated. */
export interface ProvidedPerson {
  readonly issuer: string;
  /** The provider's id of the person, which never changes. */
  readonly subject: string;
  /** Undefined unless the provider has verified the email address. */
  readonly verifiedEmail: string | undefined;
  readonly groups: readonly string[];
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The provider of single sign-on. All functions throw `unavailable` if it cannot be reached. */
export interface IdentityProvider {
  /** Returns the URL at which a login continues, and the secret of the browser that began it. */
  start(): Promise<{ url: string; attempt: string }>;
  /** Returns the person whom the provider's response names. Throws `unauthenticated` if it is not valid. */
  finish(attempt: string, response: string): Promise<ProvidedPerson>;
  /** Returns the URL at which the provider ends its session; undefined if it has none. */
  logoutUrl(): Promise<string | undefined>;
}

type ProviderServices = Pick<Services, 'config' | 'secrets' | 'log' | 'now'>;

/** Creates the client of a provider of OpenID Connect, with the authorization code flow, PKCE, state and nonce. */
export function createIdentityProvider(
  services: ProviderServices,
  settings: SingleSignOnConfig,
): IdentityProvider {
  const { config, secrets, log } = services;
  const redirectUrl = `${config.origin}/admin/login`;
  const discover = createDiscovery(services, settings);
  const withErrors = async <T>(work: (provider: oidc.Configuration) => Promise<T>): Promise<T> => {
    try {
      return await work(await discover());
    } catch (error) {
      if (error instanceof HttpError) throw error;
      // The message may contain the code or a token.
      log.warn({ reason: reasonOf(error) }, 'single sign-on failed');
      throw isProviderOutage(error)
        ? new HttpError('unavailable', { message: UNREACHABLE, retryAfterSeconds: 30 })
        : rejected();
    }
  };
  return {
    start: () =>
      withErrors(async (provider) => {
        const attempt = `${services.now()}.${newToken()}`;
        const { state, nonce, verifier } = valuesOf(secrets[0], attempt);
        const url = oidc.buildAuthorizationUrl(provider, {
          redirect_uri: redirectUrl,
          scope: settings.scope,
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, attempt };
      }),
    finish: (attempt, response) => {
      const query = new URLSearchParams(response);
      const values = secrets
        .map((secret) => valuesOf(secret, attempt))
        .find(({ state }) => state === query.get('state'));
      // The state is a hash of the attempt, so the time in it is the one at which the login began.
      const age = services.now() - Number(attempt.split('.', 1)[0]);
      if (!values || !(age < ATTEMPT_VALIDITY_MS)) throw rejected();
      return withErrors(async (provider) => {
        const tokens = await oidc.authorizationCodeGrant(provider, new URL(`${redirectUrl}?${query}`), {
          expectedState: values.state,
          expectedNonce: values.nonce,
          pkceCodeVerifier: values.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw rejected();
        const info = provider.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
          : {};
        return personFrom({ ...info, ...claims }, claims, settings.groupsClaim);
      });
    },
    logoutUrl: () =>
      withErrors(async (provider) =>
        provider.serverMetadata().end_session_endpoint
          ? oidc.buildEndSessionUrl(provider, { post_logout_redirect_uri: redirectUrl }).href
          : undefined,
      ),
  };
}

const UNREACHABLE =
  'The provider of single sign-on cannot be reached. Please try again later, or log in with a password.';

const rejected = () =>
  new HttpError('unauthenticated', {
    message: 'The login with single sign-on was not completed. Please start it again.',
  });

/** Returns a function that reads the provider's configuration once. After a failure, the next call tries again. */
function createDiscovery({ now }: ProviderServices, settings: SingleSignOnConfig) {
  const { issuer, clientId, clientSecret } = settings;
  let discovery: Promise<oidc.Configuration> | undefined;
  const read = () =>
    oidc.discovery(
      new URL(issuer),
      clientId,
      {
        ...(clientSecret !== '' && { client_secret: clientSecret }),
        [oidc.clockTolerance]: CLOCK_TOLERANCE_S,
        [oidc.clockSkew]: Math.round((now() - Date.now()) / 1000),
      },
      clientSecret === '' ? oidc.None() : undefined,
      // The configuration accepts http for this machine only.
      { timeout: TIMEOUT_S, ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }) },
    );
  return (): Promise<oidc.Configuration> => {
    discovery ??= read().catch((error: unknown) => {
      discovery = undefined;
      throw error;
    });
    return discovery;
  };
}

/**
 * Derives the values of a login from the secret of the browser that began it, so that nothing is stored. Without the
 * server's secret, the browser knows only the state.
 */
const valuesOf = (secret: string, attempt: string) => ({
  state: keyedHash(secret, ['single sign-on state', attempt]),
  nonce: keyedHash(secret, ['single sign-on nonce', attempt]),
  verifier: keyedHash(secret, ['single sign-on verifier', attempt]),
});

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 100) : null;

function personFrom(
  claims: Readonly<Record<string, unknown>>,
  { iss, sub }: oidc.IDToken,
  groupsClaim: string,
): ProvidedPerson {
  if (!SUBJECT.test(sub)) throw rejected();
  const email = v.safeParse(Email, claims.email);
  const groups = claims[groupsClaim];
  return {
    issuer: iss,
    subject: sub,
    verifiedEmail: email.success && claims.email_verified === true ? email.output : undefined,
    groups: (Array.isArray(groups) ? groups : [groups]).filter((group) => typeof group === 'string'),
    firstName: text(claims.given_name),
    lastName: text(claims.family_name),
  };
}

/** Returns the code of an error of the library, such as `OAUTH_TIMEOUT`. */
const reasonOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name);
};

/** Returns true for network errors, and for responses that are not the provider's. */
const isProviderOutage = (error: unknown): boolean =>
  (error instanceof TypeError && !('code' in error)) ||
  ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(reasonOf(error));
