import { expect, onTestFinished, test, vi } from 'vitest';
import { whenNearViewport } from './near-viewport.ts';

function addElement(height: string): HTMLElement {
  const element = document.createElement('div');
  element.style.height = height;
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

test('an element that comes near as the page shrinks can grow, without an error in the page’s console', async () => {
  const errors: string[] = [];
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.message);
  };
  addEventListener('error', onError);
  onTestFinished(() => removeEventListener('error', onError));
  const above = addElement('5000px');
  const element = addElement('0');
  addElement('5000px');
  // Observes the size of the page as well.
  onTestFinished(whenNearViewport(addElement('0'), () => undefined));
  const onNear = vi.fn(() => {
    element.style.height = '500px';
  });
  whenNearViewport(element, onNear);
  await new Promise(requestAnimationFrame);
  expect(onNear).not.toHaveBeenCalled();
  above.style.height = '0';
  await expect.poll(() => onNear.mock.calls).toHaveLength(1);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(errors).toEqual([]);
  expect(onNear).toHaveBeenCalledOnce();
});
