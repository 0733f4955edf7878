import { useLayoutEffect, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { partHeading } from '../../../test/outlook-page.ts';
import { button } from '../../../test/page-actions.ts';
import { renderComponent } from '../../../test/render-page.tsx';
import { Part } from './part.tsx';
import { OPEN_PARTS_KEY, useOpenParts } from './use-open-parts.ts';

/** Two of the parts of the page, and links to one of them and to another place. */
function Parts() {
  const openParts = useOpenParts();
  return (
    <main>
      <a href="#answer">Link to the answer</a>
      <a href="#check-in">Link to the check-in</a>
      <a href="#late">Link to what loads later</a>
      <Part id="assumptions" about="" openParts={openParts}>
        The assumptions
      </Part>
      <Part id="check-in" about="" openParts={openParts}>
        The check-in
      </Part>
    </main>
  );
}

/** Parts that can be mounted again, as after a reload of the page. */
function ReloadableParts() {
  const [loads, setLoads] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
      <Parts key={loads} />
    </>
  );
}

/** Parts that a visitor has opened in the HTML of the server, before React listens to their events. */
function PartsOpenedBeforeHydration() {
  useLayoutEffect(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  }, []);
  return <Parts />;
}

const assumptions = page.getByText('The assumptions');
const checkIn = page.getByText('The check-in');

test('all parts that were opened before hydration stay open', async () => {
  const ignore = (event: Event) => event.stopPropagation();
  addEventListener('toggle', ignore, { capture: true });
  onTestFinished(() => removeEventListener('toggle', ignore, { capture: true }));
  await renderComponent(<PartsOpenedBeforeHydration />, { path: '/outlook' });
  await expect.element(checkIn).toBeVisible();
  await expect.element(assumptions).toBeVisible();
});

test('all open parts stay open after a reload of a link to one of them', async () => {
  await renderComponent(<ReloadableParts />, { path: '/outlook#check-in' });
  await expect.element(checkIn).toBeVisible();
  await partHeading('Assumptions').click();
  await expect.element(assumptions).toBeVisible();
  await button('Reload').click();
  await expect.element(checkIn).toBeVisible();
  await expect.element(assumptions).toBeVisible();
});

test('a part that a link opened closes on going back to before the link', async () => {
  await renderComponent(<Parts />, { path: '/outlook' });
  await page.getByRole('link', { name: 'Link to the check-in' }).click();
  await expect.element(checkIn).toBeVisible();
  history.back();
  await expect.element(checkIn).not.toBeInTheDocument();
  history.forward();
  await expect.element(checkIn).toBeVisible();
});

test('a part that a link opened closes on going back to an earlier link within the page', async () => {
  await renderComponent(<Parts />, { path: '/outlook' });
  await page.getByRole('link', { name: 'Link to the answer' }).click();
  // Until the page has rendered, it does not know of this history entry.
  await expect.poll(() => history.state?.[OPEN_PARTS_KEY]).toBeDefined();
  await page.getByRole('link', { name: 'Link to the check-in' }).click();
  await expect.element(checkIn).toBeVisible();
  history.back();
  await expect.poll(() => location.hash).toBe('#answer');
  await expect.element(checkIn).not.toBeInTheDocument();
});

test('a link to content that is still loading leads there once it has loaded', async () => {
  await renderComponent(<Parts />, { path: '/outlook' });
  await page.getByRole('link', { name: 'Link to what loads later' }).click();
  await expect.poll(() => history.state?.[OPEN_PARTS_KEY]).toBeDefined();
  const details = document.createElement('details');
  details.innerHTML = '<h3 id="late" tabindex="-1">Late content</h3>';
  document.querySelector('main')?.append(details);
  await expect.element(page.getByRole('heading', { name: 'Late content' })).toHaveFocus();
});
