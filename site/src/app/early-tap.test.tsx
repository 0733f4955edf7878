import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isClickHandled } from '../../test/page-actions.ts';
import { renderComponent } from '../../test/render-page.tsx';
import { earlyTapScript, endEarlyTaps, repeatEarlyTaps } from './early-tap.ts';

test('the last tap on a number, a button or a marked link before the scripts have loaded is repeated, once', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await renderComponent(
    <main>
      <input aria-label="before" />
      <span role="spinbutton" aria-valuenow={35} tabIndex={0} onClick={onClick} onKeyDown={onClick}>
        35
      </span>
      <button type="button" onClick={onClick}>
        Open
      </button>
      <a href="/outlook" data-early onClick={onClick}>
        With a partner
      </a>
    </main>,
  );
  const record = () =>
    document.head.append(Object.assign(document.createElement('script'), { textContent: earlyTapScript }));
  for (const control of [
    page.getByRole('spinbutton'),
    page.getByRole('button', { name: 'Open' }),
    page.getByRole('link', { name: 'With a partner' }),
  ]) {
    onClick.mockClear();
    record();
    await control.click({ button: 'left' });
    endEarlyTaps();
    repeatEarlyTaps();
    expect(onClick).toHaveBeenCalledTimes(2);
    // A tap that React has handled.
    await control.click({ button: 'left' });
    repeatEarlyTaps();
    expect(onClick).toHaveBeenCalledTimes(3);
  }
  onClick.mockClear();
  record();
  await page.getByRole('button', { name: 'Open' }).click({ button: 'left' });
  await page.getByLabelText('before').click({ button: 'left' });
  await userEvent.tab();
  endEarlyTaps();
  repeatEarlyTaps();
  expect(document.activeElement).toBe(page.getByRole('spinbutton').element());
  expect(onClick).toHaveBeenCalledOnce();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'an early click with %s on a marked link is left to the browser',
  async (key) => {
    await renderComponent(
      <a href="/outlook" data-early>
        With a partner
      </a>,
    );
    document.head.append(Object.assign(document.createElement('script'), { textContent: earlyTapScript }));
    expect(isClickHandled(page.getByRole('link', { name: 'With a partner' }), key)).toBe(false);
    endEarlyTaps();
    expect(earlyTaps).toEqual([]);
  },
);

const onChoice = vi.fn();

function Choices() {
  const [chosen, setChosen] = useState<string[]>([]);
  useEffect(() => queueMicrotask(repeatEarlyTaps), []);
  const props = (name: string) => ({
    'aria-label': name,
    checked: chosen.includes(name),
    onChange: () => {
      onChoice(name);
      setChosen([...chosen, name]);
    },
  });
  return (
    <main>
      <input type="radio" name="household" {...props('couple')} />
      <input type="checkbox" {...props('retired')} />
      <input type="checkbox" {...props('undone')} />
      <input aria-label="text" />
    </main>
  );
}

test('early choices are repeated, each once, unless they were undone', async () => {
  // As the server renders them, before React listens.
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML =
    '<main><input type="radio" name="household" aria-label="couple"/><input type="checkbox" aria-label="retired"/><input type="checkbox" aria-label="undone"/><input aria-label="text"/></main>';
  document.head.append(Object.assign(document.createElement('script'), { textContent: earlyTapScript }));
  for (const name of ['couple', 'retired', 'undone', 'undone', 'text']) {
    await page.getByLabelText(name).click({ button: 'left' });
  }
  endEarlyTaps();
  const hydrated = hydrateRoot(root, <Choices />);
  await expect.poll(() => onChoice.mock.calls).toEqual([['couple'], ['retired']]);
  await expect.element(page.getByLabelText('couple')).toBeChecked();
  await expect.element(page.getByLabelText('retired')).toBeChecked();
  await expect.element(page.getByLabelText('undone')).not.toBeChecked();
  hydrated.unmount();
  root.remove();
});
