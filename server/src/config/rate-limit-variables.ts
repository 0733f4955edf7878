import { type RateLimit, type RateLimitName, rateLimits } from '../../contract/index.ts';
import { integer } from './config-values.ts';

/** The limits of this server, by name. */
export type RateLimitValues = Readonly<Record<RateLimitName, number>>;

const definitions: [string, RateLimit][] = Object.entries(rateLimits);

/** Environment variables of the rate limits, one per limit. */
export const rateLimitEntries = Object.fromEntries(
  // Emails that are dropped above a limit can be switched off.
  definitions.map(([name, { limit, exceeded }]) => [
    name,
    integer(exceeded === 'dropped' ? 0 : 1, 1_000_000, limit),
  ]),
) as Readonly<Record<RateLimitName, ReturnType<typeof integer>>>;

/** Names of variables in an earlier release, with the names that replace them. */
export const renamedVariables: readonly (readonly [formerly: string, name: string])[] = definitions.flatMap(
  ([name, { formerly }]) => (formerly === undefined ? [] : [[formerly, name] as const]),
);

/** Names of variables in an earlier release that have no effect any more. */
export const removedVariables: readonly string[] = ['RESET_FAILURES_PER_ACCOUNT'];

/** Picks the limits from the environment. */
export const rateLimitsFrom = (env: RateLimitValues): RateLimitValues =>
  Object.fromEntries(definitions.map(([name]) => [name, env[name as RateLimitName]])) as RateLimitValues;
