import { americanFormats, calculateRetirement, defaultInputs } from '@whenabouts/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Result } from '../../view/calculator/results.tsx';
import { viewInDollars } from '../../view/dollars.ts';
import { spanish } from '../entries/es.ts';
import * as sending from '../entries/sending.ts';
import { SendResult } from './send-result.tsx';

const importOnDemand = vi.hoisted(() => vi.fn());
vi.mock('../loading/import-on-demand.ts', () => ({ importOnDemand }));
beforeEach(() => importOnDemand.mockReset().mockResolvedValue(sending));

const SITE = 'https://plans.example';

const result: Result = {
  inputs: defaultInputs,
  calculation: calculateRetirement(defaultInputs),
  inputFormats: americanFormats,
  dollars: viewInDollars('today', 30, americanFormats),
};

const show = (translation?: typeof spanish) =>
  render(<SendResult result={result} site={SITE} translation={translation} />);

/** Returns subject and body of the email. */
function emailOf(link: Element): { subject: string; body: string } {
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  return { subject: searchParams.get('subject') ?? '', body: searchParams.get('body') ?? '' };
}

test('a reader emails the result with the numbers, a link that opens them, and the publisher’s name', async () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'og:site_name');
  meta.content = 'The Daily Saver';
  document.head.append(meta);
  await show();
  expect(importOnDemand).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Email or print this result' }).click();
  const link = page.getByRole('link', { name: 'Write the email' });
  await expect.element(link).toBeVisible();
  const { subject, body } = emailOf(link.element());
  meta.remove();
  expect(subject).toBe('Your retirement result from The Daily Saver');
  expect(body).toContain('you would have about $484,000 in today’s dollars');
  expect(body).toContain('\r\nCurrent Retirement Savings: $50,000\r\n');
  expect(body).toContain(`${SITE}/#plan=35.65.50000.500.70000.7`);
  expect(body).toContain(`From The Daily Saver: ${location.origin}${location.pathname}`);
  expect(link.element().getAttribute('href')?.length).toBeLessThan(2_000);
});

test('the printed page has the result alone', async () => {
  const print = vi.fn();
  await show();
  await page.getByRole('button', { name: 'Email or print this result' }).click();
  const created = vi.spyOn(document.body, 'append').mockImplementationOnce(function append(
    this: Node,
    frame,
  ) {
    this.appendChild(frame as Node);
    const { contentWindow } = frame as HTMLIFrameElement;
    if (contentWindow) contentWindow.print = print;
  });
  await page.getByRole('button', { name: 'Print' }).click();
  created.mockRestore();
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title^="Your retirement result"]');
  expect(print).toHaveBeenCalledOnce();
  expect(frame?.contentDocument?.body.textContent).toContain('$484,000');
  frame?.contentWindow?.dispatchEvent(new Event('afterprint'));
  expect(frame?.isConnected).toBe(false);
});

test('the text is Spanish on a Spanish page', async () => {
  await show(spanish);
  await page.getByRole('button', { name: spanish.saving.send }).click();
  const link = page.getByRole('link', { name: spanish.saving.email });
  await expect.element(link).toBeVisible();
  const { subject, body } = emailOf(link.element());
  expect(subject).toMatch(/^Tu resultado de jubilación/);
  expect(body).not.toMatch(/\b(?:the|your|you|today|savings)\b/i);
});

test('a reader whose network fails can try again', async () => {
  importOnDemand.mockRejectedValueOnce(new TypeError('offline'));
  await show();
  await page.getByRole('button', { name: 'Email or print this result' }).click();
  await expect.element(page.getByText('That didn’t load. Try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Email or print this result' }).click();
  await expect.element(page.getByRole('link', { name: 'Write the email' })).toBeVisible();
});
