import type { BrowserContext, CDPSession, Clock, Page, PlaywrightTestOptions } from '@playwright/test';

/** Options of Playwright that a context is created with. */
export type ContextOptions = Omit<
  PlaywrightTestOptions,
  'actionTimeout' | 'baseURL' | 'navigationTimeout' | 'testIdAttribute'
>;

/** Calls that change a context until it is closed. */
const lastingCalls = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setStorageState',
] as const satisfies readonly (keyof BrowserContext)[];

const clockCalls = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const satisfies readonly (keyof Clock)[];

/** Calls `notify` before each call of a method. */
function watchCalls<Name extends string>(
  object: Record<Name, (...args: never[]) => unknown>,
  names: readonly Name[],
  notify: () => void,
): void {
  for (const name of names) {
    const call = object[name];
    object[name] = (...args) => {
      notify();
      return call.apply(object, args);
    };
  }
}

/** The usual context, and one with other options. */
const MAX_VISITS = 2;

/** Events of a context that tests can listen to. Playwright itself waits for the event `close`. */
const contextEvents = [
  'console',
  'dialog',
  'dialogclosed',
  'download',
  'frameattached',
  'framedetached',
  'framenavigated',
  'page',
  'pageclose',
  'pageload',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'serviceworker',
  'weberror',
] as const satisfies readonly Parameters<BrowserContext['removeAllListeners']>[0][];

interface Visit {
  /** The options of the context, as JSON. */
  options: string;
  context: BrowserContext;
  idle: Page;
  devTools: CDPSession;
  /** True after a change that lasts until the context is closed. */
  changed: boolean;
}

/**
 * Browser contexts that the tests of a worker with the same options use one after another, each in a new tab. In a new context, every test
 * would load and compile all scripts again, which takes half of the time.
 */
export class Visits {
  readonly #url: string;
  /** The current visit is the last. */
  #visits: Visit[] = [];

  /** @param url A small page of the tested origin. */
  constructor(url: string) {
    this.#url = url;
  }

  /** Returns the context if it has these options, else a new one. */
  async start(options: string, create: () => Promise<BrowserContext>): Promise<BrowserContext> {
    let visit = this.#visits.find((earlier) => earlier.options === options);
    this.#visits = this.#visits.filter((earlier) => earlier !== visit);
    if (!visit) {
      if (this.#visits.length === MAX_VISITS) await this.#visits.shift()?.context.close();
      const context = await create();
      // Keeps the process of the tabs, with its compiled scripts.
      const idle = await context.newPage();
      await idle.goto(this.#url);
      const devTools = await context.newCDPSession(idle);
      const created: Visit = { options, context, idle, devTools, changed: false };
      const notify = () => {
        created.changed = true;
      };
      watchCalls(context, lastingCalls, notify);
      watchCalls(context.clock, clockCalls, notify);
      visit = created;
    }
    this.#visits.push(visit);
    return visit.context;
  }

  /** Closes the tabs, and removes what the test has stored, granted or changed. */
  async end(): Promise<void> {
    const current = this.#visits.at(-1);
    if (!current) return;
    const { context, idle, devTools, changed } = current;
    if (changed) return this.discard();
    for (const page of context.pages()) if (page !== idle) await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const event of contextEvents) context.removeAllListeners(event);
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await devTools.send('Storage.clearDataForOrigin', {
      origin: new URL(this.#url).origin,
      storageTypes: 'cache_storage,file_systems,indexeddb,service_workers',
    });
    await idle.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Closes the context of the latest test. */
  async discard(): Promise<void> {
    await this.#visits.pop()?.context.close();
  }

  async close(): Promise<void> {
    while (this.#visits.length > 0) await this.discard();
  }
}
