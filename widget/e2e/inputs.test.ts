import { calculator, expect, test } from './fixtures.ts';
import { CAPTURING_COPY_PROTECTION, COPY_PROTECTION } from './hosts/page-scripts.ts';

// The keyboard and pointers, also on pages that interfere with their events.

const STOP_INPUT = "addEventListener('input',function(e){e.stopPropagation()},true)";

test('on a page that stops input events, slider and box show the same value after every key', async ({
  open,
}) => {
  const page = await open({ element: calculator(), script: STOP_INPUT });
  const slider = page.getByRole('slider', { name: 'Current Age' });
  const box = page.getByRole('textbox', { name: 'Current Age' });
  await slider.focus();
  for (const age of ['36', '37', '38']) {
    await page.keyboard.press('ArrowRight');
    await expect(box).toHaveValue(age);
    await expect(slider).toHaveValue(age);
  }
  for (const age of ['50', '51', '52']) {
    await box.fill(age);
    await box.press('Tab');
    await expect(slider).toHaveValue(age);
    await expect(box).toHaveValue(age);
  }
});

test('a corrected value keeps its explanation when the browser reports the change', async ({ open }) => {
  const page = await open({ element: calculator() });
  const box = page.getByRole('textbox', { name: 'Current Age' });
  await box.fill('17');
  await box.press('Enter');
  await expect(box).toHaveValue('18');
  await expect(page.getByText('We set it to 18.')).toBeVisible();
  await page.getByRole('heading', { name: 'Your Information' }).click();
  await expect(page.getByText('We set it to 18.')).toBeVisible();
});

for (const [kind, script] of [
  ['copy protection', COPY_PROTECTION],
  ['copy protection that captures events', CAPTURING_COPY_PROTECTION],
] as const) {
  test(`under ${kind} the mouse moves sliders, and a click leaves the cursor in a box`, async ({ open }) => {
    const page = await open({ element: calculator(), script });
    const slider = page.getByRole('slider', { name: 'Current Age' });
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not shown.');
    const { x, y, width, height } = box;
    await page.mouse.move(x + width / 4, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
    await page.mouse.up();
    // The middle of the ages from 18 to 75.
    await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveValue(/^4[67]$/);
    // The drag has ended: moving on changes nothing.
    await page.mouse.move(x + width / 4, y + height / 2);
    await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveValue(/^4[67]$/);
    await page.getByRole('textbox', { name: 'Annual Income' }).click();
    await expect(page.getByRole('textbox', { name: 'Annual Income' })).toBeFocused();
  });
}

test('under copy protection, a finger that scrolls the page leaves the slider', async ({ open }) => {
  const page = await open({ element: calculator(), script: CAPTURING_COPY_PROTECTION });
  const slider = page.getByRole('slider', { name: 'Current Age' });
  const box = page.getByRole('textbox', { name: 'Current Age' });
  await slider.evaluate((element) => {
    const send = (target: Element, type: string) => {
      const options = { bubbles: true, cancelable: true, composed: true, clientX: 300 };
      target.dispatchEvent(new PointerEvent(type, options));
    };
    send(element, 'pointerdown');
    send(element, 'pointercancel');
    send(document.body, 'pointermove');
  });
  await expect(box).toHaveValue('35');
});
