import type { Page, Route } from '@playwright/test';

/** A handler of requests that never reach the server. */
export const noResponse = (route: Route) => route.abort('connectionfailed');

/**
 * Makes requests to one endpoint fail until the returned function is called.
 *
 * @param endpoint Method and path: 'POST /api/auth/login'.
 * @param failure Handles the request: `noResponse`.
 */
export async function failRequests(
  page: Page,
  endpoint: string,
  failure: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const [method, path = ''] = endpoint.split(' ');
  const handle = (route: Route) => (route.request().method() === method ? failure(route) : route.fallback());
  await page.route(`**${path}`, handle);
  return () => page.unroute(`**${path}`, handle);
}

/** Holds requests for a URL until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
