import { type BrowserContext, type Disposable, expect } from '@playwright/test';

/**
 * Fails a test whose pages log a console error, throw, violate the Content Security Policy or send a request
 * to another origin.
 */
export class PageGuard {
  readonly #errors: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];
  #script: Disposable | undefined;

  async watch(context: BrowserContext, origin: string): Promise<void> {
    // Chromium's console message about a violation does not name the directive reliably.
    this.#script = await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`Content Security Policy: ${event.violatedDirective} blocks ${event.blockedURI}`);
      });
    });
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError) => {
      this.#errors.push(`thrown: ${webError.error().message}`);
    });
    context.on('request', (request) => {
      const { protocol, origin: target } = new URL(request.url());
      if (/^https?:$/.test(protocol) && target !== origin) {
        this.#errors.push(`foreign request: ${request.url()}`);
      }
    });
  }

  /** Removes its script from the pages of the next test. */
  async stop(): Promise<void> {
    await this.#script?.dispose();
  }

  /** Expects an error. The test fails if it never happens. */
  expectError(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Allows an error that only some browser versions report. */
  allowError(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Waits for the expected errors, because console events arrive late, and fails on all others. */
  async check(): Promise<void> {
    const accepted = [...this.#expected, ...this.#allowed];
    const isAccepted = (error: string) => accepted.some((pattern) => pattern.test(error));
    const happened = (pattern: RegExp) => this.#errors.some((error) => pattern.test(error));
    const missing = () => this.#expected.filter((pattern) => !happened(pattern)).map(String);
    await expect.poll(missing, 'expected errors that never happened').toEqual([]);
    expect(
      this.#errors.filter((error) => !isAccepted(error)),
      'errors on the pages',
    ).toEqual([]);
  }
}
