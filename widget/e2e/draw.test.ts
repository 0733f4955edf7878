// biome-ignore-all lint/correctness/noComponentHookFactories: what runs in the page has to stand in what is sent there

import { test as base, expect } from '@playwright/test';
import { build } from 'esbuild';

type Draw = typeof import('../src/draw.ts');

declare global {
  interface Window {
    react: Draw;
    place: HTMLElement;
    /** After what is waiting has been drawn. */
    drawn: () => Promise<string>;
  }
}

// The embed's own part of React, alone in an empty page.
const test = base.extend<object, { code: string }>({
  code: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from this pattern
    async ({}, use) => {
      const { outputFiles } = await build({
        entryPoints: [new URL('../src/draw.ts', import.meta.url).pathname],
        bundle: true,
        write: false,
        format: 'iife',
        globalName: 'react',
      });
      await use(outputFiles[0]?.text ?? '');
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ page, code }) => {
  await page.setContent('<!doctype html><main></main>');
  await page.addScriptTag({ content: code });
  await page.evaluate(() => {
    window.place = document.querySelector('main') as HTMLElement;
    window.drawn = async () => {
      await Promise.resolve();
      await Promise.resolve();
      return window.place.innerHTML;
    };
  });
});

test('what keeps its key keeps its element, and a new key puts a new one in the same place', async ({
  page,
}) => {
  const seen = await page.evaluate(async () => {
    const { draw, jsx } = window.react;
    let list = ['a', 'b', 'c'];
    const items = () => list.map((key) => jsx('i', { key }, key));
    const redraw = draw(() => jsx('p', null, 'before ', items(), ' after'), window.place);
    const [first, , third] = window.place.querySelectorAll('i');
    list = ['a', 'x', 'c'];
    redraw();
    const replaced = window.place.innerHTML;
    const [one, , three] = window.place.querySelectorAll('i');
    list = ['c'];
    redraw();
    return { replaced, kept: one === first && three === third, shorter: window.place.innerHTML };
  });
  expect(seen).toEqual({
    replaced: '<p>before <i>a</i><i>x</i><i>c</i> after</p>',
    kept: true,
    shorter: '<p>before <i>c</i> after</p>',
  });
});

test('a key is no place: a child whose key is a number is another than the child at that index', async ({
  page,
}) => {
  const html = await page.evaluate(() => {
    const { draw, jsx } = window.react;
    let years = 2;
    const redraw = draw(
      () => jsx('p', null, jsx('b', { key: years }, years), ' ', jsx('i', null, 'years')),
      window.place,
    );
    years = 1;
    redraw();
    return window.place.innerHTML;
  });
  expect(html).toBe('<p><b>1</b> <i>years</i></p>');
});

test('what is false, null or absent draws nothing and keeps its place; zero is drawn', async ({ page }) => {
  const html = await page.evaluate(() => {
    const { draw, Fragment, jsx } = window.react;
    let isShown = false;
    const Late = () => isShown && jsx('u', null, 'late');
    const redraw = draw(
      () =>
        jsx(
          Fragment,
          null,
          isShown && jsx('i', null, 'a'),
          null,
          undefined,
          true,
          0,
          jsx(Late, null),
          jsx('b', null),
        ),
      window.place,
    );
    const before = window.place.innerHTML;
    isShown = true;
    redraw();
    return [before, window.place.innerHTML];
  });
  expect(html).toEqual(['0<b></b>', '<i>a</i>0<u>late</u><b></b>']);
});

test('state changes what is drawn, once for all that happens in a moment, and the same value changes nothing', async ({
  page,
}) => {
  const seen = await page.evaluate(async () => {
    const { draw, jsx, useState } = window.react;
    let drawings = 0;
    let set: (count: number) => void = () => {};
    function Counter() {
      const [count, setCount] = useState(0) as [number, (count: number) => void];
      const [other] = useState('other') as [string];
      set = setCount;
      drawings++;
      return jsx('p', null, count, other);
    }
    draw(() => jsx(Counter, null), window.place);
    set(1);
    set(2);
    const html = await window.drawn();
    set(2);
    await window.drawn();
    return { html, drawings };
  });
  expect(seen).toEqual({ html: '<p>2other</p>', drawings: 2 });
});

test('effects run after the drawing in their order, again when an input changes, and are undone at the end', async ({
  page,
}) => {
  const log = await page.evaluate(() => {
    const { draw, jsx, useEffect } = window.react;
    const happened: string[] = [];
    let input = 1;
    let isThere = true;
    function Inner() {
      useEffect(() => {
        happened.push(`inner ${window.place.textContent}`);
        return () => happened.push('inner undone');
      }, []);
      return 'text';
    }
    function Outer({ value }: { value?: unknown }) {
      useEffect(() => {
        happened.push(`outer ${value}`);
        return () => happened.push(`outer ${value} undone`);
      }, [value]);
      return jsx(Inner, null);
    }
    const redraw = draw(() => isThere && jsx(Outer, { value: input }), window.place);
    redraw();
    input = 2;
    redraw();
    isThere = false;
    redraw();
    return happened;
  });
  expect(log).toEqual([
    'outer 1',
    'inner text',
    'outer 1 undone',
    'outer 2',
    'outer 2 undone',
    'inner undone',
  ]);
});

test('an effect that takes everything away is the last one', async ({ page }) => {
  const log = await page.evaluate(() => {
    const { draw, jsx, useEffect } = window.react;
    const happened: string[] = [];
    let isThere = true;
    let redraw = () => {};
    function Leaving() {
      useEffect(() => {
        isThere = false;
        redraw();
        return undefined;
      }, []);
      useEffect(() => {
        happened.push('began');
        return undefined;
      }, []);
      return null;
    }
    let shown: unknown = null;
    redraw = draw(() => isThere && shown, window.place);
    shown = jsx(Leaving, null);
    redraw();
    return happened;
  });
  expect(log).toEqual([]);
});

test('refs, memos and ids stay, and ids differ', async ({ page }) => {
  const seen = await page.evaluate(() => {
    const { draw, jsx, useId, useMemo, useRef } = window.react;
    const ids: unknown[] = [];
    let made = 0;
    let tag: unknown;
    function Field({ n }: { n?: unknown }) {
      const ref = useRef(null) as { current: Element | null };
      ids.push(useId());
      useMemo(() => ++made, [n]);
      tag = ref.current?.localName;
      return jsx('input', { ref });
    }
    const redraw = draw(() => [jsx(Field, { n: 1 }), jsx(Field, { n: 2 })], window.place);
    const fresh = tag;
    redraw();
    return { fresh, tag, made, ids };
  });
  expect(seen).toMatchObject({ tag: 'input', made: 2 });
  expect(seen.fresh).toBeUndefined();
  expect(seen.ids.slice(0, 2)).toEqual(seen.ids.slice(2));
  expect(new Set(seen.ids).size).toBe(2);
});

test('properties become attributes, styles and listeners, and go again', async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const { draw, Fragment, jsx } = window.react;
    const heard: string[] = [];
    let isLater = false;
    const redraw = draw(
      () =>
        jsx(
          Fragment,
          null,
          jsx('label', {
            className: 'a',
            htmlFor: 'b',
            tabIndex: -1,
            hidden: !isLater,
            'aria-invalid': isLater ? true : undefined,
            style: isLater ? { '--b': '2' } : { '--a': '1' },
          }),
          jsx('input', {
            id: 'b',
            value: isLater ? 'new' : 'old',
            onChange: (event: Event) => heard.push(`${isLater} ${event.type}`),
          }),
          jsx('svg', { viewBox: '0 0 1 1' }, jsx('path', { className: 'c', d: 'M0 0' })),
        ),
      window.place,
    );
    const label = window.place.querySelector('label') as HTMLElement;
    const input = window.place.querySelector('input') as HTMLInputElement;
    const before = label.outerHTML;
    // Where a page swallows what tells of each change, the end of it is told.
    input.dispatchEvent(new Event('change'));
    isLater = true;
    redraw();
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type));
    const path = window.place.querySelector('path');
    return {
      before,
      after: label.outerHTML,
      value: input.value,
      heard,
      svg: `${path?.namespaceURI} ${path?.getAttribute('class')} ${path?.parentElement?.getAttribute('viewBox')}`,
    };
  });
  expect(seen).toEqual({
    before: '<label class="a" for="b" tabindex="-1" hidden="true" style="--a: 1;"></label>',
    after: '<label class="a" for="b" tabindex="-1" style="--b: 2;" aria-invalid="true"></label>',
    value: 'new',
    heard: ['false change', 'true input'],
    svg: 'http://www.w3.org/2000/svg c 0 0 1 1',
  });
});

test('a translator that wraps texts and leaves keyed numbers alone confuses nothing', async ({ page }) => {
  const html = await page.evaluate(() => {
    const { draw, jsx } = window.react;
    let years = 30;
    const redraw = draw(
      () => jsx('p', null, 'In ', jsx('b', { key: years, translate: 'no' }, years), ' years.'),
      window.place,
    );
    for (const text of [...(window.place.firstChild as Element).childNodes]) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`«${text.nodeValue}»`);
    }
    years = 29;
    redraw();
    return window.place.innerHTML;
  });
  expect(html).toBe('<p><font>«In »</font><b translate="no">29</b><font>« years.»</font></p>');
});

test('what a page has taken out of the place is not missed', async ({ page }) => {
  const html = await page.evaluate(() => {
    const { draw, jsx } = window.react;
    let text = 'a';
    const redraw = draw(() => jsx('p', null, jsx('i', { key: text }, text), jsx('b', null)), window.place);
    window.place.querySelector('i')?.remove();
    text = 'b';
    redraw();
    return window.place.innerHTML;
  });
  expect(html).toBe('<p><i>b</i><b></b></p>');
});
