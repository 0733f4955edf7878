import { lifetimeFields } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../test/render-page.tsx';
import { InteractiveSentence } from './interactive-sentence.tsx';

const control = { field: lifetimeFields.currentAge, value: 69, onChange: () => {} };

test.each([
  ['a large result', { result: '69', isLarge: true }],
  ['a number', { input: 'age', text: '69' }],
])('%s and the comma after it are on the same line', async (_kind, part) => {
  const parts = ['You could stop at ', part, ', when your partner is 67.'];
  await renderComponent(
    <InteractiveSentence size="large" tag="h2" parts={parts} controlOf={() => control} />,
  );
  const heading = page.getByRole('heading', { name: /could stop/ });
  await expect.element(heading).toBeVisible();
  const sentence = heading.element() as HTMLElement;
  const result = sentence.querySelector('strong, [role=spinbutton]') as Element;
  const comma = document.createRange();
  const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
  while (!walker.currentNode.nodeValue?.startsWith(',')) walker.nextNode();
  comma.setStart(walker.currentNode, 0);
  comma.setEnd(walker.currentNode, 1);
  const broken: number[] = [];
  for (let width = 100; width <= 500; width += 20) {
    sentence.style.width = `${width}px`;
    if (comma.getBoundingClientRect().left < result.getBoundingClientRect().right - 1) broken.push(width);
  }
  expect(broken).toEqual([]);
});
