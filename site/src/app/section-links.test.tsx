import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, emulateMedia } from '../../test/page-actions.ts';
import { renderPage } from '../../test/render-page.tsx';

const sections = [
  ['Calculator', 'calculator'],
  ['How It Works', 'how-it-works'],
  ['About', 'about'],
] as const;

const showPage = (path: string) => renderPage(path, { api: { 'GET /api/blog-posts': [] } });
const mainLink = (name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const section = (id: string) => document.getElementById(id) as HTMLElement;

/** Expects that the section has the focus and is in view below the header, or as far up as the page scrolls. */
async function expectAtSection(id: string): Promise<void> {
  await expect.poll(() => document.activeElement?.id).toBe(id);
  await expect
    .poll(() => {
      const { top } = section(id).getBoundingClientRect();
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return (top >= 0 && top < 200) || (isAtEnd && top > 0);
    })
    .toBe(true);
  expect(location.hash).toBe(`#${id}`);
}

test('links to sections scroll there every time', async () => {
  await showPage('/');
  for (const [link, id] of sections) {
    for (let time = 0; time < 2; time += 1) {
      scrollTo({ top: 0, behavior: 'instant' });
      await mainLink(link).click();
      await expectAtSection(id);
    }
  }
});

test('a link to a section of the page moves the focus there', async () => {
  await showPage('/');
  await expect.element(button('Calculate Retirement')).toBeInTheDocument();
  (mainLink('About').element() as HTMLElement).click();
  await expect.poll(() => location.hash).toBe('#about');
  await expect.poll(() => document.activeElement?.id).toBe('about');
});

test.each(['#nowhere', '#%', '#a b'])('the hash %s without a target is ignored', async (hash) => {
  await showPage(`/privacy-policy${hash}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.each([
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
])('with the motion preference "%s", scrolling to a section is %s', async (value, behavior) => {
  await emulateMedia('', { name: 'prefers-reduced-motion', value });
  await showPage('/');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  for (const control of [
    page.getByRole('link', { name: 'Calculate Now' }),
    page.getByRole('link', { name: 'Learn More' }),
    mainLink('About'),
  ]) {
    const before = scroll.mock.calls.length;
    await control.click();
    await expect.poll(() => scroll.mock.calls.length).toBeGreaterThan(before);
  }
  const targets = scroll.mock.contexts.map((element) => (element as Element).closest('section[id]')?.id);
  expect(targets).toEqual(['calculator', 'how-it-works', 'about']);
  for (const [options] of scroll.mock.calls) expect(options).toEqual({ behavior });
});
