import { type BrowserContext, expect } from '@playwright/test';

/**
 * Collects what no page of ours may do: write an error to the console, throw, break the security policy, or
 * ask another origin for anything.
 */
export class PageGuard {
  readonly #problems: string[] = [];
  readonly #announced: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  async watch(context: BrowserContext, origin: string): Promise<void> {
    // The console's own line about a violation names no directive that a test could rely on.
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`security policy: ${event.violatedDirective} refused ${event.blockedURI}`);
      });
    });
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError) => {
      this.#problems.push(`thrown: ${webError.error().message}`);
    });
    context.on('request', (request) => {
      const { protocol, origin: target } = new URL(request.url());
      if (/^https?:$/.test(protocol) && target !== origin) {
        this.#problems.push(`foreign request: ${request.url()}`);
      }
    });
  }

  /** Announces a problem that the test is about to cause; one that never comes fails the test too. */
  expectProblem(pattern: RegExp): void {
    this.#announced.push(pattern);
  }

  /** Accepts a problem that only some versions of the browser report. */
  allowProblem(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** The console tells a little later than the page shows: what is announced is waited for. */
  async check(): Promise<void> {
    const accepted = [...this.#announced, ...this.#allowed];
    const isAnnounced = (problem: string) => accepted.some((pattern) => pattern.test(problem));
    const happened = (pattern: RegExp) => this.#problems.some((problem) => pattern.test(problem));
    const missing = () => this.#announced.filter((pattern) => !happened(pattern)).map(String);
    await expect.poll(missing, 'announced problems that never came').toEqual([]);
    expect(
      this.#problems.filter((problem) => !isAnnounced(problem)),
      'problems on the pages',
    ).toEqual([]);
  }
}
