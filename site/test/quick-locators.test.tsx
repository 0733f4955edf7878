import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, field } from './page-actions.ts';

test('a click on a label moves the focus to its control, as real input does', async () => {
  await render(
    // A click on text within a dialog focuses the dialog first.
    <div tabIndex={-1}>
      <label htmlFor="name">Name</label>
      <input id="name" />
      <label>
        <span>Newsletter</span>
        <input type="checkbox" />
      </label>
    </div>,
  );
  for (const options of [undefined, { timeout: 40_000 }]) {
    await page.getByText('Name', { exact: true }).click(options);
    await expect.element(field('Name')).toHaveFocus();
    await page.getByText('Newsletter').click(options);
    await expect.element(page.getByRole('checkbox')).toHaveFocus();
  }
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});

test('a click on a covered button waits until it is uncovered', async () => {
  const pressed = vi.fn();
  const cover = (style: object) => (
    <div style={{ position: 'relative' }}>
      <button type="button" onClick={pressed}>
        Save
      </button>
      <div style={{ position: 'absolute', inset: 0, ...style }} />
    </div>
  );
  const screen = await render(cover({}));
  await expect(button('Save').click({ timeout: 1 })).rejects.toThrow();
  const click = button('Save').click();
  expect(pressed).not.toHaveBeenCalled();
  await screen.rerender(cover({ display: 'none' }));
  await click;
  expect(pressed).toHaveBeenCalledOnce();
});

test('a text is not filled into a field that does not take the focus', async () => {
  await render(
    <>
      <label htmlFor="first">First</label>
      <input id="first" onFocus={() => (field('Second').element() as HTMLElement).focus()} />
      <label htmlFor="second">Second</label>
      <input id="second" />
    </>,
  );
  await expect(field('First').fill('Ada')).rejects.toThrow('does not take the focus');
  await expect.element(field('Second')).toHaveValue('');
});

test('filling a field fails if the field does not take the whole text', async () => {
  await render(
    <>
      <label htmlFor="year">Year</label>
      <input id="year" maxLength={4} />
    </>,
  );
  await expect(field('Year').fill('20260')).rejects.toThrow('contains "2026", not "20260"');
});
