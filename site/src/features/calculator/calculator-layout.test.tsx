import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { renderCalculator, resultCard, results } from '../../../test/calculator-page.tsx';
import { amountBox, pressKeysOn, slider, typeAmount } from '../../../test/number-fields.ts';
import { button, emulateMedia, expectText } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';

const inputs = [
  'Current Age',
  'Target Retirement Age',
  'Current Retirement Savings',
  'Monthly Contributions',
  'Annual Income',
  'Expected Annual Return (%)',
];

const title = page.getByRole('heading', { name: 'Your Retirement Outlook' });

const rectOf = (locator: Locator) => locator.element().getBoundingClientRect();

async function show(): Promise<void> {
  await renderCalculator();
  await document.fonts.ready;
}

test('at 1280 × 800, inputs, answer and figures are on one screen, and inputs stay next to the result', async () => {
  await show();
  await button('Calculate Retirement').click();
  await expectText(results, '$1,015,810');
  await expect.element(title).toHaveFocus();
  let end = rectOf(page.getByRole('banner')).bottom;
  let limitsEnd = rectOf(page.getByRole('heading', { name: 'Your Information' })).bottom;
  for (const label of inputs) {
    const track = rectOf(slider(label));
    const number = rectOf(amountBox(label));
    const name = (amountBox(label).element() as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
    expect(name?.left, `${label}: above its slider`).toBeCloseTo(track.left, 0);
    expect(name?.top, `${label}: above its slider`).toBeLessThan(track.top);
    expect(track.top, label).toBeGreaterThan(end);
    expect(track.right, `${label}: slider and box in one row`).toBeLessThan(number.left);
    expect(Math.min(track.bottom, number.bottom) - Math.max(track.top, number.top)).toBeGreaterThan(20);
    end = track.bottom;
    expect((name?.top ?? 0) - limitsEnd, `${label}: apart from what is above it`).toBeGreaterThanOrEqual(12);
    limitsEnd = slider(label).element().nextElementSibling?.getBoundingClientRect().bottom ?? 0;
  }
  await expect.element(slider('Expected Annual Return (%)')).toBeInViewport({ ratio: 1 });
  await expect.element(results.getByText(/^If you keep saving/).first()).toBeInViewport({ ratio: 1 });
  for (const name of ['Time Until Retirement', 'Projected Retirement Savings', 'Estimated Monthly Income']) {
    await expect.element(resultCard(name).querySelector('p')).toBeInViewport({ ratio: 1 });
  }
  const { bottom } = resultCard('Estimated Monthly Income').getBoundingClientRect();
  expect(rectOf(button('Save Plan (Login Required)')).top, 'buttons after the figures').toBeGreaterThan(
    bottom,
  );

  scrollBy({ top: 600, behavior: 'instant' });
  await expect.element(title).not.toBeInViewport();
  await expect.element(slider('Current Age')).toBeInViewport({ ratio: 1 });
  await expect.element(slider('Expected Annual Return (%)')).toBeInViewport({ ratio: 1 });
});

test('Calculate brings the result into view in each window, each time', async () => {
  await page.viewport(320, 568);
  await show();
  const top = () => title.element().getBoundingClientRect().top;
  for (const [width, height] of [
    [320, 568],
    [375, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    for (let times = 0; times < 2; times += 1) {
      await button('Calculate Retirement').click();
      await expect.element(title).toHaveFocus();
      await expect.poll(top, { message: `${width} px` }).toBeLessThan(120);
      // Below the header.
      expect(top(), `${width} px`).toBeGreaterThan(64);
      // The sentence is longer than the smallest window is high.
      await expect
        .element(page.getByText(/^If you keep saving/).first())
        .toBeInViewport({ ratio: width < 375 ? 0.5 : 1 });
    }
  }
});

test.each([320, 1280])(
  'at %d px, the buttons are above the answer, which loads later, so that they do not move',
  async (width) => {
    await page.viewport(width, 800);
    await renderPage('/');
    await button('Calculate Retirement').click();
    const link = results.getByRole('link', { name: 'What would change it' });
    await expect.element(link).toBeVisible();
    expect(rectOf(button('Save Plan (Login Required)')).bottom).toBeLessThan(rectOf(link).top);
  },
);

test('before Calculate, the placeholder is in front of a faint example as high as the inputs', async () => {
  await show();
  const label = results.getByText('Example', { exact: true });
  const example = label.element().closest('[aria-hidden=true]') as HTMLElement;
  expect(example.textContent).not.toContain('$');
  expect(getComputedStyle(example.querySelector('svg') as Element).opacity).toBe('0.4');
  expect(example.querySelector('button')).toBeNull();
  const { top, bottom } = example.getBoundingClientRect();
  expect(rectOf(page.getByRole('form', { name: 'Your Information' })).bottom - bottom).toBeLessThan(100);
  const text = rectOf(results.getByText('Ready to see your future?'));
  expect(text.top).toBeGreaterThan(top);
  expect(text.bottom).toBeLessThan(bottom);
  await typeAmount('Current Age', '70');
  await expectText(results, 'These ages don’t work together yet');
  await expect.element(label).not.toBeInTheDocument();
});

test('at each width, the example is below the text of the placeholder, its labels are on one line, and on a phone, boxes are next to their labels, above the sliders', async () => {
  await show();
  await expectText(results, 'Ready to see your future?');
  for (const width of [320, 375, 768, 1280]) {
    await page.viewport(width, 800);
    // Resize observers take effect with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { bottom } = rectOf(results.getByText(/^Fill in your information/));
    const { top } = rectOf(results.getByText('Ready to see your future?'));
    expect(rectOf(results.getByText('Example', { exact: true })).bottom).toBeLessThanOrEqual(top);
    for (const name of ['Aggressive', 'Moderate', 'Conservative']) {
      const label = rectOf(results.getByText(name, { exact: true }));
      expect(label.top, `${name} at ${width} px`).toBeGreaterThanOrEqual(bottom);
      expect(label.height, `${name} at ${width} px`).toBeLessThan(20);
    }
    if (width > 375) continue;
    for (const label of inputs) {
      expect(rectOf(amountBox(label)).bottom, label).toBeLessThanOrEqual(rectOf(slider(label)).top);
    }
  }
});

test('at 320 px, neither the header nor the bottom bar covers the focused field', async () => {
  await page.viewport(320, 568);
  await show();
  await button('Calculate Retirement').click();
  await expectText(results, '$1,015,810');
  for (const label of inputs.toReversed()) {
    const field = amountBox(label).element() as HTMLElement;
    field.focus();
    const covered = () => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit === field ? '' : (hit?.outerHTML.slice(0, 100) ?? 'out of sight');
    };
    await expect.poll(covered, { message: label }).toBe('');
  }
});

// All explainers have the same controls.
test.each(['/', '/explainers/social-security'])(
  'the slider thumbs of %s are large and do not overlap',
  async (path) => {
    await page.viewport(320, 568);
    await renderPage(path);
    await expect.element(page.getByRole('slider').first()).toBeInTheDocument();
    let end = Number.NEGATIVE_INFINITY;
    for (const thumb of page.getByRole('slider').elements()) {
      expect(getComputedStyle(thumb).touchAction).toBe('pan-y');
      const { top, bottom, height } = thumb.getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(44);
      expect(top - end).toBeGreaterThanOrEqual(8);
      end = bottom;
    }
    expect(Number.isFinite(end)).toBe(true);
  },
);

test('in forced colors, buttons have an edge, sliders are the system’s, and numbers have their line and their outline', async () => {
  await emulateMedia('', { name: 'forced-colors', value: 'active' });
  await renderPage('/');
  await expect.element(button('Calculate Retirement')).toBeVisible();
  for (const control of [button('Calculate Retirement'), page.getByRole('link', { name: 'Calculate Now' })]) {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(control.element());
    expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0);
    expect(borderTopStyle).toBe('solid');
  }
  expect(getComputedStyle(slider('Current Age').element()).appearance).toBe('auto');
  const age = page.getByRole('spinbutton', { name: 'Your age', exact: true });
  expect(getComputedStyle(age.element()).textDecorationStyle).toBe('dotted');
  await pressKeysOn(age, 'Enter');
  const field = page.getByRole('textbox', { name: 'Your age', exact: true });
  await expect.element(field).toHaveFocus();
  expect(getComputedStyle(field.element()).outlineStyle).toBe('solid');
});

/** Records the texts of the headline amount, and how often an animation with a duration starts in the result. */
function recordResult(): { amounts: string[]; animations: number } {
  const recorded = { amounts: [] as string[], animations: 0 };
  const result = results.element();
  new MutationObserver(() => {
    const text = result.querySelectorAll('section')[1]?.querySelector('p span')?.textContent;
    if (text && recorded.amounts.at(-1) !== text) recorded.amounts.push(text);
  }).observe(result, { subtree: true, childList: true, characterData: true });
  result.addEventListener('animationstart', (event) => {
    const { animationDuration } = getComputedStyle(event.target as Element);
    if (Number.parseFloat(animationDuration) > 0) recorded.animations += 1;
  });
  return recorded;
}

test('the first result counts up and its chart is drawn, once', async () => {
  await emulateMedia('', { name: 'prefers-reduced-motion', value: 'no-preference' });
  await show();
  const recorded = recordResult();
  await button('Calculate Retirement').click();
  await expect.poll(() => recorded.animations).toBe(1);
  await expect.poll(() => recorded.amounts.at(-1)).toBe('$484,000');
  const values = recorded.amounts.map((text) => Number(text.replaceAll(/\D/g, '')));
  expect(values.length).toBeGreaterThan(1);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  const drawing = () => results.getByRole('figure').last().element().querySelector('svg') as Element;
  await expect.poll(() => getComputedStyle(drawing()).animationName).toBe('none');

  const before = recorded.amounts.length;
  await typeAmount('Current Age', '70');
  await typeAmount('Current Age', '35');
  await expectText(results, '$1,015,810');
  await expect.element(results.getByRole('figure').last()).toBeVisible();
  await pressKeysOn(slider('Monthly Contributions'), 'ArrowRight');
  await expect.poll(() => recorded.amounts.at(-1)).toBe('$513,000');
  const after = recorded.amounts.slice(before);
  expect(after).toEqual(['$484,000', '$513,000'].slice(-after.length));
  expect(recorded.animations).toBe(1);
});

test('with reduced motion, nothing counts and nothing is drawn', async () => {
  await emulateMedia('', { name: 'prefers-reduced-motion', value: 'reduce' });
  await show();
  const recorded = recordResult();
  await button('Calculate Retirement').click();
  await expectText(results, '$1,015,810');
  await expect.element(results.getByRole('figure').last()).toBeVisible();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(recorded).toEqual({ amounts: ['$484,000'], animations: 0 });
});
