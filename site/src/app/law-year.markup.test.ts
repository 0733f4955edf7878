import { currentLaw } from '@whenabouts/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderMarkup } from '../../test/render-markup.ts';

afterEach(() => {
  vi.useRealTimers();
});

// The law of a year is added once it has been read, so that a server may run without it on January 1.
describe.each([2027, 2028])('on January 1, %i', (year) => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(year, 0, 1, 12), toFake: ['Date'] });
  });

  test('the outlook calculates, and names the year of the law it calculates with', async () => {
    const page = await renderMarkup('/outlook');
    expect(page.first('main').text).toMatch(/could stop at \d\d/);
    expect(page.first('main').text).not.toMatch(/NaN|Infinity|undefined/);
    expect(page.first('main').text).toContain(`by the law of ${currentLaw.year}`);
  });

  test('the method names the year of the law', async () => {
    const page = await renderMarkup('/how-we-calculate');
    expect(page.first('main').text).toContain(`The law is that of ${currentLaw.year}`);
  });
});
