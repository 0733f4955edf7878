import { allocationFields, fourPercentFields, socialSecurityFields, taxFields } from '@whenabouts/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resultMessages } from '../../view/calculator/result-messages.ts';
import { allocationMessages } from '../../view/explainers/allocation-text.ts';
import { fourPercentMessages } from '../../view/explainers/four-percent-text.ts';
import { socialSecurityMessages } from '../../view/explainers/social-security-text.ts';
import { taxMessages } from '../../view/explainers/taxes-text.ts';
import {
  embedMessages,
  householdMessages,
  outlookMessages,
  savingMessages,
  sendingMessages,
  type Translation,
  toolMessages,
} from '../calculator/embed-messages.ts';
import { EmbeddedCalculator } from '../calculator/embedded-calculator.tsx';
import { filesOnDemand } from '../files.ts';
import { readOptions, toolNames } from '../options/options.ts';
import { spanish } from './es.ts';

const load = (file: keyof typeof filesOnDemand) =>
  import(/* @vite-ignore */ `./${filesOnDemand[file].entry}`);
const importOnDemand = vi.hoisted(() => vi.fn());
vi.mock('../loading/import-on-demand.ts', () => ({ loadedFiles: {}, importOnDemand }));
beforeEach(() => {
  importOnDemand
    .mockReset()
    .mockImplementation((_site: string, file: keyof typeof filesOnDemand) => load(file));
});

/** All English messages that have no parameters, and the English labels. */
const catalog = new Set(
  [
    embedMessages,
    resultMessages,
    savingMessages,
    sendingMessages,
    outlookMessages,
    householdMessages,
    toolMessages,
    fourPercentMessages,
    allocationMessages,
    socialSecurityMessages,
    taxMessages,
    Object.values({ ...fourPercentFields, ...allocationFields, ...socialSecurityFields, ...taxFields }).map(
      ({ label }) => label,
    ),
  ].flatMap(stringsIn),
);
// A product name, and a name that is the same in both languages.
for (const name of ['Roth']) catalog.delete(name);

function stringsIn(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(stringsIn) : [];
}

/** English words that are no Spanish words. */
const ENGLISH =
  /\b(?:the|your|you|of|and|with|at|would|in|is|to|by|for|from|or|not|this|year|years|month|today|savings|stocks|futures|age|table|set|million|billion)\b/i;

/** Returns the texts and names that readers see or hear, with the nearest element. */
function textsOf(container: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of [
        'aria-label',
        'aria-valuetext',
        'aria-description',
        'title',
        'placeholder',
        'alt',
      ]) {
        texts.push(node.getAttribute(name) ?? '');
      }
    } else {
      texts.push(node.textContent ?? '');
    }
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

const englishIn = (container: Element): string[] =>
  textsOf(container).filter(
    (text) => catalog.has(text) || ENGLISH.test(text.replaceAll('Whenabouts', '').replaceAll('Roth', '')),
  );

function show(attributes: Readonly<Record<string, string>>, translation: Translation | undefined = spanish) {
  return render(
    <EmbeddedCalculator
      options={readOptions((name) => attributes[name] ?? null).options}
      site="https://example.org"
      translation={translation}
      height={1400}
      onEvent={() => undefined}
    />,
  );
}

test('the check for English finds it in the English calculator', async () => {
  const { container } = await render(
    <EmbeddedCalculator
      options={readOptions(() => null).options}
      site="https://example.org"
      translation={undefined}
      height={1400}
      onEvent={() => undefined}
    />,
  );
  expect(englishIn(container)).toContain('Your Information');
  expect(englishIn(container).length).toBeGreaterThan(15);
  expect(container.querySelector('[data-theme]')?.getAttribute('lang')).toBe('en');
});

test('a Spanish calculator, its result, outlook and household have no English text', async () => {
  const { container } = await show({
    lang: 'es',
    outlook: '',
    inputs: 'current-age,retirement-age,monthly-savings',
  });
  expect(container.querySelector('[data-theme]')?.getAttribute('lang')).toBe('es');
  expect(englishIn(container)).toEqual([]);
  await page.getByRole('button', { name: 'Calcular la jubilación' }).click();
  // The announcement for screen readers.
  await expect
    .poll(() => container.querySelector('[data-part=results] [aria-live]')?.textContent)
    .toContain('en dólares de hoy');
  expect(englishIn(container)).toEqual([]);
  await expect
    .element(page.getByRole('heading', { name: 'Ahorros proyectados para la jubilación' }))
    .toBeVisible();
  await expect.element(page.getByText('Podrías dejar de trabajar a los 69 años.')).toBeVisible();
  expect(englishIn(container)).toEqual([]);
  await page.getByRole('button', { name: /^Agregar a tu pareja/ }).click();
  await page.getByRole('checkbox', { name: 'Mi pareja y yo' }).click();
  await page.getByRole('checkbox', { name: /^Si el Congreso no hace nada/ }).click();
  await page.getByRole('textbox', { name: 'Ingreso anual de tu pareja, cantidad exacta' }).fill('70000');
  await expect
    .element(page.getByText(/^Con esto, podrías dejar de trabajar a los \d+; sin esto, a los 69\.$/))
    .toBeVisible();
  await expect.element(page.getByText(/cuando tu pareja tenga/)).toBeVisible();
  expect(englishIn(container)).toEqual([]);
  expect(container.textContent).toContain('Seguro Social');
  expect(container.textContent).toMatch(/\$484,000/);
});

test('validation messages and notices are Spanish', async () => {
  const { container } = await show({ lang: 'es' });
  await page.getByRole('textbox', { name: 'Edad actual, cantidad exacta' }).fill('70');
  await page.getByRole('button', { name: 'Calcular la jubilación' }).click();
  await expect.element(page.getByText('Estas edades todavía no concuerdan')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cambiar a 71' })).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Edad actual, cantidad exacta' });
  await box.fill('300');
  await box.element().blur();
  await expect
    .element(page.getByText('Edad actual: debe ser un número entero de 18 a 75. Lo cambiamos a 75.'))
    .toBeVisible();
  await box.fill('abc');
  await box.element().blur();
  await expect.element(page.getByText(/^Escribe un número, por ejemplo/)).toBeVisible();
  expect(englishIn(container)).toEqual([]);
});

test('saving, sharing and a failed file are Spanish', async () => {
  const { container } = await show({ lang: 'es', 'share-values': '', outlook: '' });
  importOnDemand.mockImplementation((_site: string, file: keyof typeof filesOnDemand) =>
    file === 'result-details.js' ? load(file) : Promise.reject(new TypeError('offline')),
  );
  await page.getByRole('button', { name: 'Calcular la jubilación' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('No pudimos cargar el resto de tu panorama de jubilación. Intentar de nuevo');
  await page.getByRole('button', { name: /Obtén un código/ }).click();
  await expect.element(page.getByText('Abre este enlace en otra pestaña:')).toBeVisible();
  expect(englishIn(container)).toEqual([]);
});

test.each(toolNames)('the Spanish tool %s has no English text, whatever its sliders say', async (tool) => {
  const { container } = await show({ lang: 'es', tool });
  await expect.element(page.getByRole('region', { name: 'Tus números' })).toBeVisible();
  const sliders = [...container.querySelectorAll<HTMLInputElement>('[aria-labelledby][type=range]')];
  expect(sliders.length).toBeGreaterThan(2);
  expect(englishIn(container)).toEqual([]);
  for (const { id } of [...container.querySelectorAll<HTMLInputElement>('input[type=text]')]) {
    for (const value of ['1', '1000000']) {
      const box = page.elementLocator(document.getElementById(id) as HTMLElement);
      await box.fill(value);
      (box.element() as HTMLElement).blur();
      expect(englishIn(container), `${id} ${value}`).toEqual([]);
    }
  }
});
