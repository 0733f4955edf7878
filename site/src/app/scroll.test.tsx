import { expect, test } from 'vitest';
import { restorePosition, scrollToId, trackPosition } from './scroll.ts';

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Shows a long page, and stores a position in its middle. */
function storeMiddle(): void {
  document.body.innerHTML =
    '<div style="height: 5000px"></div><section id="end" style="height: 2000px"></section>';
  window.scrollTo(0, 3000);
  trackPosition('entry')();
  window.scrollTo(0, 0);
}

/** Restores the middle of the page while it scrolls smoothly to its end. */
function restoreMiddle(): void {
  storeMiddle();
  scrollToId('end', 'smooth');
  restorePosition('entry');
  expect(window.scrollY).toBe(3000);
}

test('a position is restored although the next frame of a keyboard scroll moves the page', async () => {
  storeMiddle();
  restorePosition('entry');
  window.scrollTo(0, 4000);
  await frames(2);
  expect(window.scrollY).toBe(3000);
});

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
