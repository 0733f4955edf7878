import { expect, test } from 'vitest';
import { restorePosition, scrollToId, trackPosition } from './scroll.ts';

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Restores a position in the middle of a long page while it scrolls smoothly to its end. */
function restoreMiddle(): void {
  document.body.innerHTML =
    '<div style="height: 5000px"></div><section id="end" style="height: 2000px"></section>';
  window.scrollTo(0, 3000);
  trackPosition('entry')();
  window.scrollTo(0, 0);
  scrollToId('end', 'smooth');
  restorePosition('entry');
  expect(window.scrollY).toBe(3000);
}

test('a position is restored although a smooth scroll still moves the page', async () => {
  restoreMiddle();
  await frames(3);
  // A browser can apply the rest of the scroll late.
  window.scrollTo(0, 4000);
  await frames(2);
  expect(window.scrollY).toBe(3000);
});

test('a restored position gives way to a section', async () => {
  restoreMiddle();
  scrollToId('end', 'instant');
  await frames(3);
  expect(window.scrollY).toBe(5000);
});
