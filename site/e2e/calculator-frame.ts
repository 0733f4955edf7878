import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Calculates with the default inputs in a frame. */
export async function calculateIn(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(frame.getByText('$1,015,810').first()).toBeVisible();
}

/** Waits until the frame on the page is as high as the calculator in it. Returns that height in pixels. */
export async function fittedHeight(page: Page): Promise<number> {
  const calculator = page.frameLocator('iframe').locator('retirement-calculator');
  let height = 0;
  const missingHeight = async () => {
    height = await page.locator('iframe').evaluate(({ clientHeight }) => clientHeight);
    return (
      (await calculator.evaluate((element) => Math.ceil(element.getBoundingClientRect().height))) - height
    );
  };
  await expect
    .poll(missingHeight, {
      message: 'the height of the calculator less that of its frame',
      intervals: [20, 50, 100],
    })
    .toBe(0);
  return height;
}
