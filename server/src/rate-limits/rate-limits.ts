import type { Limits } from '../config/rate-limits.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../http/http-error.ts';
import type { Counted, Throttle } from '../http/request-context.ts';
import type { RouteOptions } from '../http/route.ts';
import { guessCounters, refusingGuess } from './failed-attempts.ts';
import { type Counting, createCounting, type Judge } from './rate-limiter.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface ThrottleOptions {
  readonly database: Database;
  readonly limits: Limits;
  readonly secret: string;
  readonly now: () => number;
}

const emailIn = (body: unknown): string => (body as { email: string }).email;

/** The limits of the contract's endpoints, counted in the database for all processes together. */
export function createThrottles({ limits, ...options }: ThrottleOptions): RouteOptions['throttles'] {
  const counting = createCounting(options);
  const { calls, counter, spreadCounter } = counting;
  const passwordGuesses = (kind: string, subject: string | number, address: string) => {
    const counted = guessCounters(counter, limits, { kind, subject, address });
    const { ofAddress, ofAccount, ofBoth } = counted;
    return counting.guesses([ofAddress, ofAccount, ofBoth], refusingGuess(counted), [ofBoth.id]);
  };
  return {
    register: ({ address }) => calls(counter(limits.registrationsPerAddress, HOUR, 'register', address())),
    write: ({ actor }) =>
      calls(spreadCounter(limits.writesPerMember, MINUTE, 'write', actor?.accountId ?? 0)),
    upload: ({ actor }) => calls(counter(limits.uploadsPerAccount, HOUR, 'upload', actor?.accountId ?? 0)),
    contact: ({ address }) => calls(counter(limits.messagesPerAddress, HOUR, 'contact', address())),
    newsletter: subscriptionLetters(counting, limits),
    login: ({ body, address }) => passwordGuesses('login', emailIn(body), address()),
    adminLogin: ({ body, address }) => passwordGuesses('admin login', emailIn(body), address()),
    reauthenticate: ({ actor, address }) =>
      passwordGuesses('reauthenticate', actor?.accountId ?? 0, address()),
    forgot: resetLetters(counting, limits),
    reset: resetCodes(counting, limits),
    handoff: ({ address }) => calls(counter(limits.handoffsPerAddress, HOUR, 'handoff', address())),
    claim: handoffCodes(counting, limits),
    testEmail: ({ actor }) =>
      calls(
        counter(limits.testLettersPerAdmin, HOUR, 'test email', actor?.accountId ?? 0),
        counter(limits.testLetters, HOUR, 'test email'),
      ),
  };
}

function subscriptionLetters({ calls, counter }: Counting, limits: Limits): Throttle {
  return async ({ body, address }): Promise<Counted> => {
    await calls(counter(limits.subscriptionsPerAddress, HOUR, 'newsletter', 'address', address()));
    const ofReader = counter(limits.subscriptionLettersPerReader, 24 * HOUR, 'newsletter', emailIn(body));
    return spentIfTooMany(() => calls(ofReader));
  };
}

/** For what must not show that there were too many: the caller is answered as always. */
async function spentIfTooMany(count: () => Promise<Counted>): Promise<Counted> {
  try {
    return await count();
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_many_requests') return { spent: true };
    throw error;
  }
}

function resetLetters({ calls, counter }: Counting, limits: Limits): Throttle {
  return ({ body, address }) =>
    spentIfTooMany(() =>
      calls(
        counter(limits.resetLettersPerAddress, HOUR, 'forgot', 'address', address()),
        counter(limits.resetLettersPerAccount, HOUR, 'forgot', 'account', emailIn(body)),
      ),
    );
}

function resetCodes({ guesses, counter, idOf }: Counting, limits: Limits): Throttle {
  return ({ body, address }) => {
    const email = emailIn(body);
    const ofAccount = counter(limits.resetFailuresPerAccount, 15 * MINUTE, 'reset', email);
    const judge: Judge = ([account]) => (account && account.hits > ofAccount.limit ? account : undefined);
    // Who has guessed the forgotten password too often may log in with the new one.
    return guesses([ofAccount], judge, [ofAccount.id, idOf('login', email, address())]);
  };
}

function handoffCodes({ guesses, counter }: Counting, limits: Limits): Throttle {
  return ({ actor, address }) => {
    const ofAddress = counter(limits.codeFailuresPerAddress, HOUR, 'claim', 'address', address());
    const ofMember = counter(limits.codeFailuresPerMember, HOUR, 'claim', 'member', actor?.accountId ?? 0);
    const counters = [ofAddress, ofMember];
    const judge: Judge = (counts) => counts.find(({ hits }, n) => hits > (counters[n]?.limit ?? 0));
    return guesses(counters, judge, []);
  };
}
