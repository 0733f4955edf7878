import { type BrowserContext, expect } from '@playwright/test';

/** Makes the pages of a new context log violations of the Content Security Policy, for `PageGuard`. */
export async function logViolations(context: BrowserContext): Promise<void> {
  // Chromium's console message about a violation does not name the directive reliably.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`Content Security Policy: ${event.violatedDirective} blocks ${event.blockedURI}`);
    });
  });
}

/**
 * Fails a test whose pages log a console error, throw, violate the Content Security Policy or send a request
 * to another origin.
 */
export class PageGuard {
  readonly #errors: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  watch(context: BrowserContext, origin: string): void {
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
