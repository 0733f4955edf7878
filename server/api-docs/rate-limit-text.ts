import { type Endpoint, type RateLimit, rateLimitEffects, rateLimits } from '../contract/index.ts';

/** Returns the default rate limits of an endpoint in words. */
export function rateLimitText({ rateLimits: names }: Pick<Endpoint, 'rateLimits'>): string[] {
  return names === 'none' ? [] : names.map((name) => describe(rateLimits[name]));
}

function describe({ limit, description, window, per, exceeded }: RateLimit): string {
  const scope = per === 'site' ? 'in total' : `per ${per}`;
  const effect = exceeded ? ` (beyond that, ${rateLimitEffects[exceeded]})` : '';
  return `${limit} ${description} in ${window} ${scope}${effect}`;
}
