import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resultsWith, samplePartner, samplePension } from '../../../../test/example-results.ts';
import { pressKeysOn } from '../../../../test/number-fields.ts';
import { emulateMedia, expectText } from '../../../../test/page-actions.ts';
import { renderComponent } from '../../../../test/render-page.tsx';
import { AgeLineFigure } from './age-line-figure.tsx';

const figure = page.getByRole('figure');
const items = figure.getByRole('listitem');
const change = page.getByRole('button', { name: 'Change' });
const stop = items.filter({ hasText: /stop$/ }).first();

/** A couple with more on their line than most, some of it at the same age or the next one. */
const crowded = resultsWith({
  currentAge: 58,
  retirementAge: 63,
  choice: 'desired',
  partner: samplePartner({ currentAge: 56, retirementAge: 60 }),
  cashFlows: [
    samplePension,
    { ...samplePension, name: 'W'.repeat(60), fromAge: 66, toAge: 67 },
    { ...samplePension, kind: 'cost', name: 'Mortgage', fromAge: 50, toAge: 64 },
  ],
});

test.each([320, 700, 1100])('no label of a crowded line touches another one at %i px', async (width) => {
  await page.viewport(width, 900);
  await renderComponent(<AgeLineFigure answer={crowded} runsOutAt={94} />);
  const rects = items.elements().map((item) => {
    const label = item.lastElementChild as Element;
    const box = label.getBoundingClientRect();
    // A long name is cut off by its label.
    const parts = [...label.children].map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return { left: Math.max(left, box.left), right: Math.min(right, box.right), top, bottom };
    });
    return parts.filter(({ left, right }) => right - left > 1.5);
  });
  expect(rects.length).toBeGreaterThan(12);
  const reading = figure
    .getByText(/^At 58/)
    .first()
    .element()
    .getBoundingClientRect();
  for (const { bottom } of rects.flat()) expect(bottom).toBeLessThanOrEqual(reading.top);
  for (const [index, rows] of rects.entries()) {
    for (const row of rows) {
      expect(row.left).toBeGreaterThanOrEqual(0);
      expect(row.right).toBeLessThanOrEqual(width);
      for (const other of rects.slice(index + 1).flat()) {
        const isApart =
          row.right <= other.left - 1 ||
          other.right <= row.left - 1 ||
          row.bottom <= other.top + 2 ||
          other.bottom <= row.top + 2;
        expect(isApart, `label ${index} is apart from others`).toBe(true);
      }
    }
  }
});

function ChangingLine({ next }: { next: Parameters<typeof resultsWith>[0] }) {
  const [isChanged, setChanged] = useState(false);
  const answer = resultsWith(isChanged ? next : {});
  return (
    <>
      <button type="button" onClick={() => setChanged(true)}>
        Change
      </button>
      <AgeLineFigure answer={answer} runsOutAt={93} />
    </>
  );
}

const motion = (value: string) => ({ name: 'prefers-reduced-motion', value });

test('the mark of the stop moves with the answer, its age rolls, and keys read other ages', async () => {
  await page.viewport(1100, 900);
  await emulateMedia('', motion('no-preference'));
  await renderComponent(<ChangingLine next={{ retirementAge: 75, choice: 'desired' }} />);
  await expectText(stop, '69 You stop');
  const animation = () =>
    getComputedStyle(stop.element().querySelector('[translate]') as Element).animationName;
  const left = () => stop.element().firstElementChild?.getBoundingClientRect().left ?? 0;
  expect(animation()).toBe('none');
  const before = left();
  await change.click();
  await expectText(stop, '75 You stop');
  expect(left() - before).toBeGreaterThan(50);
  expect(animation()).not.toBe('none');
  await emulateMedia('', motion('reduce'));
  expect(animation()).toBe('none');

  await pressKeysOn(figure.getByRole('slider', { name: 'What happens by age' }), 'Home', 'PageUp');
  await expectText(figure, /At 40 \(\d{4}\): no change\. Next: Medicare at 65\./);
  await figure.getByText('Show as a table').click();
  await expect.element(figure.getByRole('table')).toBeVisible();
});

test('the line of another person is read from today', async () => {
  await renderComponent(<ChangingLine next={{ currentAge: 24 }} />);
  await expectText(figure, /At 35 \(\d{4}\): Today/);
  await change.click();
  await expectText(figure, /At 24 \(\d{4}\): Today/);
});
