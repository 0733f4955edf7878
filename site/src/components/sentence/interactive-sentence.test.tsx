import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../test/render-page.tsx';
import { InteractiveSentence } from './interactive-sentence.tsx';

test('a large result and the comma after it are on the same line', async () => {
  const parts = ['You could stop at ', { result: '69', isLarge: true }, ', when your partner is 67.'];
  await renderComponent(
    <InteractiveSentence size="large" tag="h2" parts={parts} controlOf={() => expect.unreachable()} />,
  );
  const heading = page.getByRole('heading', { name: /could stop/ });
  await expect.element(heading).toBeVisible();
  const sentence = heading.element() as HTMLElement;
  const result = sentence.querySelector('strong') as Element;
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
