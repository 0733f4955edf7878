import { defaultInputs } from '@whenabouts/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { newId, SaveResult } from './save-result.tsx';

vi.mock('../loading/import-on-demand.ts', () => ({ importOnDemand: () => import('../entries/saving.ts') }));

const saveLink = page.getByRole('link', { name: /Save to my account/ });
const linkField = page.getByRole('textbox', { name: 'Link' });
const fetchMock = vi.fn<typeof fetch>();

beforeEach(async () => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  await render(
    <SaveResult
      inputs={defaultInputs}
      site={location.origin}
      partner="acme"
      onSaveStart={() => undefined}
      onSaved={() => undefined}
    />,
  );
});

/** Clicks the link without opening the tab. */
async function openLink(): Promise<void> {
  saveLink.element().addEventListener('click', (event) => event.preventDefault());
  await saveLink.click();
  await expect.element(page.getByText('Finish saving in the new tab.')).toBeVisible();
}

/** Returns to the page until it has requested a receipt. */
function returnUntilRequested(): Promise<void> {
  return expect
    .poll(() => {
      dispatchEvent(new Event('focus'));
      return fetchMock.mock.calls.length;
    })
    .toBeGreaterThan(0);
}

test.each([
  ['an error', () => new Response('no', { status: 500 })],
  ['HTML', () => new Response('<html>')],
  ['no confirmation', () => Response.json({ saved: 'yes' })],
])('a receipt that is %s still sends the reader to the new tab', async (_name, respond) => {
  const response = respond();
  fetchMock.mockResolvedValue(response);
  await openLink();
  await expect
    .poll(() => {
      dispatchEvent(new Event('focus'));
      return response.bodyUsed;
    })
    .toBe(true);
  // React renders within two frames.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await expect.element(page.getByText('Finish saving in the new tab.')).toBeVisible();
  await expect.element(page.getByText('Saved', { exact: true })).not.toBeInTheDocument();
});

test('a return to the page requests the receipt once, though it dispatches two events', async () => {
  fetchMock.mockReturnValue(new Promise(() => undefined));
  await openLink();
  await returnUntilRequested();
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('focus'));
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('a calculator that was removed requests no receipt', async () => {
  fetchMock.mockResolvedValue(Response.json({ saved: false }));
  await openLink();
  await returnUntilRequested();
  await cleanup();
  fetchMock.mockClear();
  dispatchEvent(new Event('focus'));
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a code comes with a link that the reader can copy', async () => {
  fetchMock.mockResolvedValue(Response.json({ code: '7KQ2M9XD', url: 'https://example.org/s/7KQ2M9XD' }));
  await page.getByRole('button', { name: 'No new tab? Get a code' }).click();
  await expect.element(page.getByText('7KQ2M9XD', { exact: true })).toBeVisible();
  await expect.element(linkField).toHaveValue('https://example.org/s/7KQ2M9XD');
  // The clipboard needs a real click.
  await page.getByRole('button', { name: 'Copy the link' }).click({ button: 'left' });
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('the request for a code starts once, and its status keeps the focus and announces the code', async () => {
  let respond: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const button = page.getByRole('button', { name: /Get a code/ });
  const status = button.element().closest('[role=status]');
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  expect(status).toBe(document.activeElement);
  expect(status?.textContent).toBe('…');
  await expect.poll(() => fetchMock.mock.calls.length).toBe(1);
  respond(Response.json({ code: '7KQ2M9XD', url: 'https://example.org/s/7KQ2M9XD' }));
  await expect.poll(() => status?.textContent).toBe('Your code, good for 24 hours: 7KQ2M9XD');
  expect(status).toBe(document.activeElement);
});

test('without a network the reader can copy the link that saves the result', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await page.getByRole('button', { name: /Get a code/ }).click();
  await expect.element(page.getByText('Open this link in another tab:')).toBeVisible();
  await expect.element(linkField).toHaveValue(saveLink.element().getAttribute('href') ?? '');
});

test('ids have 22 characters of base64url and are unique', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
  expect(new Set(ids).size).toBe(1000);
});
