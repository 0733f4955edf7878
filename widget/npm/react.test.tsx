import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RetirementCalculator } from './react.ts';

// The tests announce the calculator's appearance themselves.
vi.mock('./index.ts', () => ({}));

/** Waits until effects of the last render would have run. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

function appear(): void {
  const element = document.querySelector('retirement-calculator');
  if (!element) throw new Error('no calculator on the page');
  Object.assign(element, { ready: true });
  element.dispatchEvent(new CustomEvent('whenabouts:ready'));
}

/** Passes a new function on every render, which renders again. */
function PageWithCount({ onAppear }: { onAppear: (count: number) => void }) {
  const [count, setCount] = useState(0);
  function handleReady(): void {
    onAppear(count + 1);
    setCount(count + 1);
  }
  return <RetirementCalculator site="https://a.example" onReady={handleReady} />;
}

test('onReady runs once per appearance, although each render passes a new function that sets state', async () => {
  const onAppear = vi.fn();
  await render(<PageWithCount onAppear={onAppear} />);
  appear();
  await settle();
  expect(onAppear.mock.calls).toEqual([[1]]);
  appear();
  await settle();
  expect(onAppear.mock.calls).toEqual([[1], [2]]);
});

test('onReady runs when the calculator had appeared before the component could listen', async () => {
  const onReady = vi.fn();
  // An element whose code is already loaded is ready as soon as it is connected.
  const { prototype } = HTMLElement;
  Object.defineProperty(prototype, 'ready', { configurable: true, value: true });
  try {
    await render(<RetirementCalculator site="https://a.example" onReady={onReady} />);
  } finally {
    Reflect.deleteProperty(prototype, 'ready');
  }
  expect(onReady).toHaveBeenCalledTimes(1);
});
