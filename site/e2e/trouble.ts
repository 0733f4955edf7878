import type { Page, Route } from '@playwright/test';

/** An answer of our own server that is no success. */
export const refusal = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message } });

/** What a proxy says when the server behind it is away. */
export const proxyPage = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<html><h1>nginx</h1></html>' });

export const noAnswer = (route: Route) => route.abort('connectionfailed');

/**
 * Makes one kind of call go wrong until the returned function is called.
 *
 * @param call Method and path: 'POST /api/auth/login'.
 */
export async function breakCall(
  page: Page,
  call: string,
  trouble: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const [method, path = ''] = call.split(' ');
  const handle = (route: Route) => (route.request().method() === method ? trouble(route) : route.fallback());
  await page.route(`**${path}`, handle);
  return () => page.unroute(`**${path}`, handle);
}
