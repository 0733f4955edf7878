import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../../test/render-page.tsx';
import { noteEarlyTap, repeatEarlyTap } from './early-tap.ts';

test('a tap on a number or a button before the scripts have loaded is repeated, and a focus by the keyboard is not', async () => {
  const onClick = vi.fn();
  await renderComponent(
    <main>
      <input aria-label="before" />
      <span role="spinbutton" aria-valuenow={35} tabIndex={0} onClick={onClick} onKeyDown={onClick}>
        35
      </span>
      <button type="button" onClick={onClick}>
        Open
      </button>
    </main>,
  );
  for (const control of [page.getByRole('spinbutton'), page.getByRole('button', { name: 'Open' })]) {
    onClick.mockClear();
    await control.click({ button: 'left' });
    noteEarlyTap();
    repeatEarlyTap();
    expect(onClick).toHaveBeenCalledTimes(2);
    // A tap that React has handled.
    repeatEarlyTap();
    expect(onClick).toHaveBeenCalledTimes(2);
  }
  onClick.mockClear();
  await page.getByLabelText('before').click({ button: 'left' });
  noteEarlyTap();
  repeatEarlyTap();
  await userEvent.tab();
  noteEarlyTap();
  repeatEarlyTap();
  expect(document.activeElement).toBe(page.getByRole('spinbutton').element());
  expect(onClick).not.toHaveBeenCalled();
});
