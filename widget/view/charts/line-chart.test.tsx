import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LineChart } from './line-chart.tsx';

test.each([
  [52, 'fewer than 1 of 10'],
  [64, 'fewer than 1 of 10'],
  [65, 'fewer than 1 of 10'],
  [52, 'menos de 1 de cada 10'],
])('from %d on, “65: %s” at the bottom covers no label of an axis', async (first, chance) => {
  const ages = Array.from({ length: 86 - first }, (_, index) => first + index);
  const { container } = await render(
    <div style={{ width: '330px', fontSize: '16px' }}>
      <LineChart
        xValues={ages}
        xTicks={ages.filter((age) => age % 5 === 0)}
        xLabel="Age"
        yTicks={[0, 2, 4, 6, 8, 10]}
        format={String}
        lines={[{ label: 'Your money lasts', kind: 'main', values: ages.map((age) => (age < 70 ? 0 : 9)) }]}
        dots={[{ x: 65, y: 0.1, kind: 'you', label: `65: ${chance}` }]}
      />
    </div>,
  );
  const rectOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const label = rectOf(page.getByText(`65: ${chance}`).element());
  const covered = page
    .getByText(/^\d+$/)
    .elements()
    .filter((tick) => {
      const { left, right, top, bottom } = rectOf(tick);
      return left < label.right && right > label.left && top < label.bottom && bottom > label.top;
    });
  expect(covered.map(({ textContent }) => textContent)).toEqual([]);
  const { left, right } = container.getBoundingClientRect();
  expect(label.left).toBeGreaterThan(left);
  expect(label.right).toBeLessThan(Math.min(right, left + 330));
});
