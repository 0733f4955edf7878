/** Windows in milliseconds, by their text in the docs. */
export const rateLimitWindows = {
  'a minute': 60_000,
  '15 minutes': 15 * 60_000,
  'an hour': 60 * 60_000,
  'a day': 24 * 60 * 60_000,
} as const;

/** Effects of exceeding a limit that does not reject the request with 429, by their text in the docs. */
export const rateLimitEffects = {
  dropped: 'the response is the same and no email is sent',
  delayed: 'the response is the same, and one email is sent when the limit allows',
  oneAttempt: 'each IP address has one attempt',
  /** Counts only attempts from networks that are not known to the account (see `Endpoint.provesOwner`). */
  unknownNetworks:
    'while the account is above its limit for all networks, only networks that its owner used in the last 90 days have attempts',
} as const;

export interface RateLimit {
  /** The default. The environment variable with the name of the limit overrides it. */
  readonly limit: number;
  readonly window: keyof typeof rateLimitWindows;
  /**
   * The key of the counter. The account and its email address are the caller's; at endpoints without a session, they
   * come from the body. Limits per IP address also count per /48 network of IPv6, with ten times the limit.
   */
  readonly per: 'IP address' | 'account' | 'account and IP address' | 'email address' | 'site';
  /**
   * Failed attempts are wrong passwords and codes. A window in which their limit is exceeded makes the next window
   * twice as long.
   */
  readonly counts: 'requests' | 'failed attempts';
  /** The counted things, in the plural. */
  readonly description: string;
  /** Effect of exceeding the limit, if it is not 429. */
  readonly exceeded?: keyof typeof rateLimitEffects;
  /** True if the outbox counts the emails, whatever endpoint causes them, instead of the requests to an endpoint. */
  readonly countedByOutbox?: true;
  /** True if a successful attempt resets the counter. */
  readonly clearedBySuccess?: true;
  /** True for frequent requests: servers that share a database count in separate rows. */
  readonly sharded?: true;
  /** Name of the environment variable in an earlier release, which still works. */
  readonly formerly?: string;
}

/** All rate limits by name. Endpoint definitions name the limits that apply to them; that of cards applies to a page. */
export const rateLimits = {
  LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: {
    limit: 5,
    window: '15 minutes',
    per: 'account and IP address',
    counts: 'failed attempts',
    description: 'wrong passwords',
    clearedBySuccess: true,
  },
  LOGIN_FAILURES_PER_ADDRESS: {
    limit: 30,
    window: 'an hour',
    per: 'IP address',
    counts: 'failed attempts',
    description: 'wrong passwords',
  },
  // An account under attack from many IP addresses is not locked, because that would lock out its owner.
  LOGIN_FAILURES_PER_ACCOUNT: {
    limit: 20,
    window: 'an hour',
    per: 'account',
    counts: 'failed attempts',
    description: 'wrong passwords',
    exceeded: 'oneAttempt',
  },
  // An attacker may control any number of IP addresses. The owner still gets in from a network of an earlier login.
  LOGIN_FAILURES_FROM_UNKNOWN_NETWORKS: {
    limit: 5,
    window: 'a minute',
    per: 'account',
    counts: 'failed attempts',
    description: 'wrong passwords from networks without an earlier login',
    exceeded: 'unknownNetworks',
  },
  PASSKEY_FAILURES_PER_ADDRESS: {
    limit: 30,
    window: 'an hour',
    per: 'IP address',
    counts: 'failed attempts',
    description: 'failed passkeys',
  },
  // A school or an office may share one IP address.
  REGISTRATIONS_PER_ADDRESS: {
    limit: 30,
    window: 'an hour',
    per: 'IP address',
    counts: 'requests',
    description: 'registrations',
  },
  WRITES_PER_MEMBER: {
    limit: 3000,
    window: 'a minute',
    per: 'account',
    counts: 'requests',
    description: 'writes',
    sharded: true,
  },
  EXPORTS_PER_MEMBER: {
    limit: 10,
    window: 'an hour',
    per: 'account',
    counts: 'requests',
    description: 'exports of the account',
  },
  SINGLE_SIGN_ON_PER_ADDRESS: {
    limit: 60,
    window: '15 minutes',
    per: 'IP address',
    counts: 'requests',
    description: 'steps of logins with single sign-on',
  },
  TEAM_MEMBERS_PER_ADMIN: {
    limit: 20,
    window: 'an hour',
    per: 'account',
    counts: 'requests',
    description: 'people added to the team',
  },
  UPLOADS_PER_ACCOUNT: {
    limit: 20,
    window: 'an hour',
    per: 'account',
    counts: 'requests',
    description: 'images',
  },
  IMPORTS_PER_ADMIN: {
    limit: 30,
    window: 'an hour',
    per: 'account',
    counts: 'requests',
    description: 'imports of posts',
  },
  MESSAGES_PER_ADDRESS: {
    limit: 5,
    window: 'an hour',
    per: 'IP address',
    counts: 'requests',
    description: 'contact messages',
  },
  SUBSCRIPTIONS_PER_ADDRESS: {
    limit: 5,
    window: 'an hour',
    per: 'IP address',
    counts: 'requests',
    description: 'newsletter sign-ups',
  },
  CONFIRMATION_EMAILS_PER_SUBSCRIBER: {
    limit: 3,
    window: 'a day',
    per: 'email address',
    counts: 'requests',
    description: 'emails that ask for confirmation',
    exceeded: 'dropped',
    formerly: 'SUBSCRIPTION_LETTERS_PER_READER',
  },
  CONFIRMATION_FAILURES_PER_ADDRESS: {
    limit: 30,
    window: 'an hour',
    per: 'IP address',
    counts: 'failed attempts',
    description: 'wrong confirmation codes',
  },
  // Counted per email address, because an account can be deleted and registered again.
  WELCOME_EMAILS_PER_RECIPIENT: {
    limit: 3,
    window: 'a day',
    per: 'email address',
    counts: 'requests',
    description: 'emails that welcome a new member',
    exceeded: 'dropped',
  },
  CONFIRMATION_EMAILS_PER_MEMBER: {
    limit: 5,
    window: 'a day',
    per: 'email address',
    counts: 'requests',
    description: 'emails with another link that confirms the email address of an account',
  },
  // The sum of the emails that anyone can cause by entering a stranger's email address, apart from reset codes.
  UNCONFIRMED_EMAILS_PER_RECIPIENT: {
    limit: 8,
    window: 'a day',
    per: 'email address',
    counts: 'requests',
    description: 'emails of any kind that ask for confirmation',
    exceeded: 'dropped',
    countedByOutbox: true,
  },
  RESET_EMAILS_PER_ACCOUNT: {
    limit: 3,
    window: 'an hour',
    per: 'email address',
    counts: 'requests',
    description: 'emails with a reset code',
    exceeded: 'delayed',
    countedByOutbox: true,
    formerly: 'RESET_LETTERS_PER_ACCOUNT',
  },
  RESET_EMAILS_PER_ADDRESS: {
    limit: 10,
    window: 'an hour',
    per: 'IP address',
    counts: 'requests',
    description: 'requests for a reset code',
    formerly: 'RESET_LETTERS_PER_ADDRESS',
  },
  // Not per account: a stranger's guesses must not block the owner's code, which has 256 bits.
  RESET_FAILURES_PER_ADDRESS: {
    limit: 30,
    window: 'an hour',
    per: 'IP address',
    counts: 'failed attempts',
    description: 'wrong reset codes',
  },
  HANDOFFS_PER_ADDRESS: {
    limit: 60,
    window: 'an hour',
    per: 'IP address',
    counts: 'requests',
    description: 'results stored under a code',
  },
  OEMBED_REQUESTS_PER_ADDRESS: {
    limit: 1000,
    window: 'an hour',
    per: 'IP address',
    counts: 'requests',
    description: 'requests for oEmbed data',
    sharded: true,
  },
  CARDS_PER_ADDRESS: {
    limit: 100,
    window: 'an hour',
    per: 'IP address',
    counts: 'requests',
    description: 'cards drawn for newsletters',
  },
  CODE_FAILURES_PER_ADDRESS: {
    limit: 30,
    window: 'an hour',
    per: 'IP address',
    counts: 'failed attempts',
    description: 'wrong codes of results',
  },
  CODE_FAILURES_PER_MEMBER: {
    limit: 10,
    window: 'an hour',
    per: 'account',
    counts: 'failed attempts',
    description: 'wrong codes of results',
  },
  TEST_EMAILS_PER_ADMIN: {
    limit: 5,
    window: 'an hour',
    per: 'account',
    counts: 'requests',
    description: 'test emails',
    formerly: 'TEST_LETTERS_PER_ADMIN',
  },
  TEST_EMAILS: {
    limit: 10,
    window: 'an hour',
    per: 'site',
    counts: 'requests',
    description: 'test emails',
    formerly: 'TEST_LETTERS',
  },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

export const passwordAttempts = [
  'LOGIN_FAILURES_PER_ADDRESS',
  'LOGIN_FAILURES_PER_ACCOUNT',
  'LOGIN_FAILURES_FROM_UNKNOWN_NETWORKS',
  'LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS',
] as const satisfies readonly RateLimitName[];
