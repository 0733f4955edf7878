import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSaveDialog } from '../../test/calculator-page.tsx';
import { errorResponse, type Handlers } from '../../test/fake-api.ts';
import { button, emulateMedia, expectToast, field, fillIn, focus, toast } from '../../test/page-actions.ts';
import { renderComponent, renderPage } from '../../test/render-page.tsx';
import { samplePlan } from '../../test/samples.ts';
import { Dialog } from './dialog.tsx';
import { toast as showToast } from './toast.ts';

const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('status');
const api: Handlers = {
  'POST /api/auth/login': errorResponse('unauthenticated', 'Invalid email or password'),
};

async function failToLogIn(): Promise<void> {
  await fillIn({ Email: 'nobody@example.com', Password: 'not the right one' });
  await button('Log In').click();
  await expectToast('Login failed', 'Invalid email or password');
}

test('a toast with the same title replaces the one before, and can be dismissed', async () => {
  await renderPage('/login', { api });
  await failToLogIn();
  toast('Login failed').element().setAttribute('data-earlier', '');
  await button('Log In').click();
  await expect.poll(() => document.querySelector('[data-earlier]')).toBeNull();
  await expect.poll(() => toasts.elements()).toHaveLength(1);
  await expect.element(button('Log In')).toHaveFocus();
  await toast('Login failed').getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(toast('Login failed')).not.toBeInTheDocument();
});

test('an error toast is removed on navigation', async () => {
  await renderPage('/login', { api });
  await failToLogIn();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect.element(field('Confirm password')).toBeVisible();
  await expect.element(toast('Login failed')).not.toBeInTheDocument();
});

test('only the newest toast is shown, even while the mouse is over the one before', async () => {
  await renderPage('/login');
  await field('Email').click();
  for (const title of ['One', 'Two', 'Three']) showToast({ title, kind: 'error' });
  await expectToast('Three');
  await expect.poll(() => toasts.elements()).toHaveLength(1);
  await userEvent.hover(toast('Three'));
  showToast({ title: 'Done' });
  await expectToast('Done');
  await expect.poll(() => toasts.elements()).toHaveLength(1);
});

test('a toast is not printed', async () => {
  await renderPage('/login');
  await field('Email').click();
  showToast({ title: 'Plan saved' });
  await expectToast('Plan saved');
  await emulateMedia('print');
  await expect.element(page.getByText('Plan saved')).not.toBeVisible();
});

test('a toast disappears after five seconds without the mouse and the focus', async () => {
  const nextRealFrame = requestAnimationFrame.bind(window);
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const wait = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    await new Promise((drawn) => nextRealFrame(() => nextRealFrame(drawn)));
  };
  // A matcher that waits would advance the clock.
  const isShown = (title: string) => toast(title).elements().length > 0;
  await renderPage('/login', { api });
  await field('Email').click();
  await wait(1000);
  showToast({ title: 'Plan saved' });
  await wait(4900);
  expect(isShown('Plan saved')).toBe(true);
  await wait(1000);
  expect(isShown('Plan saved')).toBe(false);

  showToast({ title: 'Login failed', kind: 'error' });
  await wait(100);
  await userEvent.hover(toast('Login failed'));
  await wait(6000);
  expect(isShown('Login failed')).toBe(true);
  await userEvent.hover(field('Email'));
  focus(toast('Login failed').getByRole('button', { name: 'Dismiss' }));
  await wait(6000);
  expect(isShown('Login failed')).toBe(true);
  focus(field('Email'));
  await wait(6000);
  expect(isShown('Login failed')).toBe(false);
});

/** Returns true if nothing covers the middle of the focused element. */
function isFocusUncovered(): boolean {
  const focused = document.activeElement as Element;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit === focused || focused.contains(hit);
}

test('in narrow and in low windows, a toast does not cover the focused element', async () => {
  await page.viewport(320, 568);
  await renderPage('/login', { api });
  await failToLogIn();
  const logIn = button('Log In').element() as HTMLElement;
  const fields = [field('Password'), field('Email')].map((each) => each.element() as HTMLElement);
  await expect.poll(isFocusUncovered, { message: 'the button that was pressed' }).toBe(true);
  for (const [width, height] of [
    [320, 568],
    [500, 480],
  ] as const) {
    await page.viewport(width, height);
    for (const element of [...fields, logIn]) {
      element.focus();
      await expect.poll(isFocusUncovered, { message: `${width} px: ${element.outerHTML}` }).toBe(true);
    }
  }
});

test('a toast does not cover the focused button after a message has pushed it down', async () => {
  await page.viewport(500, 480);
  await renderPage('/login', { api });
  await failToLogIn();
  const logIn = button('Log In').element() as HTMLElement;
  await expect.poll(isFocusUncovered).toBe(true);
  const message = document.createElement('div');
  message.style.height = '120px';
  logIn.before(message);
  await expect.poll(isFocusUncovered, { message: 'a button that the page pushed down' }).toBe(true);
});

test.each([
  [320, 568],
  [1024, 600],
])('at %d × %d, a toast covers no button of a dialog', async (width, height) => {
  await page.viewport(width, height);
  await openSaveDialog();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save Plan' }).click();
  await expectToast('Plan Name Required');
  await waitUntilStill('Plan Name Required');
  for (const name of ['Cancel', 'Save Plan']) {
    const control = dialog.getByRole('button', { name, exact: true });
    // The dialog scrolls if it is higher than the window above the toast.
    control.element().scrollIntoView({ block: 'center', behavior: 'instant' });
    await expect.element(control).toBeInViewport({ ratio: 1 });
    const { left, right, top, bottom } = control.element().getBoundingClientRect();
    for (const [x, y] of [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const) {
      const hit = document.elementFromPoint((x + left + right) / 3, (y + top + bottom) / 3);
      expect(control.element().contains(hit), `${name} at ${x}, ${y}`).toBe(true);
    }
  }
});

/** Waits until the toast has stopped moving. */
async function waitUntilStill(title: string): Promise<void> {
  const animations = toast(title).element().getAnimations();
  await Promise.all(animations.map(({ finished }) => finished));
}

/** Expects that the toast covers no text of the element, once it has stopped moving. */
async function expectUncovered(title: string, element: Element): Promise<void> {
  await waitUntilStill(title);
  const text = document.createRange();
  text.selectNodeContents(element);
  const isCovered = () => {
    const [covered, cover] = [text, toast(title).element()].map((each) => each.getBoundingClientRect());
    return covered && cover && covered.bottom > cover.top && cover.bottom > covered.top;
  };
  await expect.poll(isCovered, { message: element.outerHTML }).toBe(false);
}

describe('in the smallest window of a phone', () => {
  test('a toast does not cover the title of the form it speaks of', async () => {
    await page.viewport(320, 568);
    await renderPage('/login', { api });
    await failToLogIn();
    await expectUncovered('Login failed', page.getByRole('heading', { level: 1 }).element());
  });

  test('a toast does not cover the heading of the panel that replaces a form', async () => {
    await page.viewport(320, 568);
    // Real input and motion: the toast appears while the panel replaces the form.
    await emulateMedia('', { name: 'prefers-reduced-motion', value: 'no-preference' });
    await renderPage('/', { api: { 'POST /api/contact': { message: 'Thanks.' } } });
    const contact = page.getByRole('region', { name: 'Contact' });
    await contact.getByLabelText('Name').fill('Ada Lovelace', {});
    await contact.getByLabelText('Email').fill('ada@example.com', {});
    await contact.getByLabelText('Message').fill('How does the calculator work?', {});
    await button('Send Message').click({ button: 'left' });
    await expectToast('Message Sent');
    await expectUncovered('Message Sent', contact.getByRole('heading', { name: 'Thank You!' }).element());
  });

  test('a toast does not cover the link to the plan that has been saved', async () => {
    await page.viewport(320, 568);
    await openSaveDialog({ api: { 'POST /api/retirement-plans': samplePlan() } });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Plan Name').fill('By the sea');
    await dialog.getByRole('button', { name: 'Save Plan' }).click();
    await expectToast('Plan saved');
    const link = page.getByRole('main').getByRole('link', { name: 'See My Plans' });
    await expect.element(link).toBeInViewport({ ratio: 1 });
    await expectUncovered('Plan saved', link.element());
  });

  test('a toast covers neither the header nor the button of the form, on the next page too', async () => {
    await page.viewport(320, 568);
    await renderPage('/login', { api });
    await field('Email').click();
    showToast({ title: 'Password reset successful', text: 'Log in with your new password.' });
    await expectToast('Password reset successful');
    await expectUncovered('Password reset successful', page.getByRole('banner').element());
    await expectUncovered('Password reset successful', button('Log In').element());
  });

  test('a toast is above the bar at the bottom of the window', async () => {
    await page.viewport(320, 568);
    await renderComponent(
      <main style={{ height: '200vh' }}>
        <section style={{ position: 'sticky', top: '100vh', bottom: 0 }}>Stop at 69</section>
      </main>,
    );
    showToast({ title: 'Link copied' });
    await expectToast('Link copied');
    await expectUncovered('Link copied', page.getByText('Stop at 69').element());
  });
});

test('a toast has no link to the page that is open', async () => {
  await renderPage('/login');
  await field('Email').click();
  showToast({ title: 'Plan updated', link: { label: 'Log in', to: '/login' } });
  await expectToast('Plan updated');
  expect(toast('Plan updated').getByRole('link').query()).toBeNull();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect.element(toast('Plan updated').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a toast that is about the page is removed on navigation', async () => {
  await renderPage('/login');
  await field('Email').click();
  showToast({ title: 'Link copied', isAboutPage: true });
  await expectToast('Link copied');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect.element(field('Confirm password')).toBeVisible();
  await expect.element(toast('Link copied')).not.toBeInTheDocument();
});

/** Returns true if the whole element is in the window, and nothing covers its corners. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 4, right - 4].every((x) =>
    [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(x, y))),
  );
}

/** A dialog that fits into a window of that height, but not above a toast. */
function TallDialog({ height, opensAtOnce }: { height: number; opensAtOnce: boolean }) {
  const [isOpen, setOpen] = useState(opensAtOnce);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Show my codes
      </button>
      <Dialog open={isOpen} title="Save your codes" description="" onClose={() => {}}>
        <button type="button">Copy</button>
        <div style={{ height: `${height - 260}px` }} />
        <button type="button">I saved my codes</button>
      </Dialog>
    </main>
  );
}

describe.each([
  [375, 667],
  [1280, 800],
])('at %d × %d', (width, height) => {
  const rows = Array.from({ length: 60 }, (_, index) => `Open plan ${index}`).map((name) => (
    <p key={name} style={{ marginBottom: '2rem', textAlign: 'end' }}>
      <button type="button">{name}</button>
    </p>
  ));

  test('a toast covers no control that was in view, and the next one does not scroll the page further', async () => {
    await page.viewport(width, height);
    await renderComponent(<main>{rows}</main>);
    const inView = [...document.querySelectorAll('main button')].filter(isInSight).slice(2);
    expect(inView.length).toBeGreaterThan(5);
    showToast({ title: 'Link copied' });
    await expectToast('Link copied');
    await waitUntilStill('Link copied');
    expect(inView.filter((control) => !isInSight(control))).toEqual([]);
    const { scrollY } = window;
    expect(scrollY).toBeGreaterThan(0);
    showToast({ title: 'Picture saved' });
    await expectToast('Picture saved');
    await expect.poll(() => toasts.elements()).toHaveLength(1);
    expect(window.scrollY).toBe(scrollY);
  });

  test('the end of the page can be scrolled out from under a toast', async () => {
    await page.viewport(width, height);
    await renderComponent(<main>{rows}</main>);
    showToast({ title: 'Link copied' });
    await expectToast('Link copied');
    scrollTo(0, document.documentElement.scrollHeight);
    await expectUncovered('Link copied', page.getByRole('contentinfo').element());
  });

  test('a toast covers no control of a dialog as high as the window', async () => {
    await page.viewport(width, height);
    await renderComponent(<TallDialog height={height} opensAtOnce />);
    const control = button('I saved my codes').element();
    await expect.poll(() => isInSight(control)).toBe(true);
    showToast({ title: 'Codes copied' });
    await expectToast('Codes copied');
    await waitUntilStill('Codes copied');
    expect(isInSight(control)).toBe(true);
  });

  test('a toast covers no control of a dialog that opens after it', async () => {
    await page.viewport(width, height);
    await renderComponent(<TallDialog height={height} opensAtOnce={false} />);
    showToast({ title: 'Passkey added' });
    await expectToast('Passkey added');
    await button('Show my codes').click();
    await expect.element(button('Copy')).toHaveFocus();
    await expectToast('Passkey added');
    expect(isInSight(button('I saved my codes').element())).toBe(true);
  });
});

test('a button that is partly covered by a toast can be clicked', async () => {
  await page.viewport(500, 480);
  const { requests } = await renderPage('/login', { api });
  await failToLogIn();
  await field('Email').click();
  const message = toast('Login failed').element();
  await waitUntilStill('Login failed');
  const logIn = button('Log In').element();
  // Scrolls the button so that its left end is next to the toast and its right end is under it.
  scrollBy(0, logIn.getBoundingClientRect().top - message.getBoundingClientRect().top);
  const { left, right } = logIn.getBoundingClientRect();
  const edge = message.getBoundingClientRect().left;
  expect(edge - left).toBeGreaterThan(20);
  expect(right).toBeGreaterThan(edge);
  await button('Log In').click({ position: { x: 10, y: 24 } });
  await expect.poll(() => requests.filter(({ url }) => url === '/api/auth/login')).toHaveLength(2);
});
