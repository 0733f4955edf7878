import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../../test/render-page.tsx';
import { earlyTapScript, endEarlyTaps, repeatEarlyTap } from './early-tap.ts';

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
    repeatEarlyTap();
    expect(onClick).toHaveBeenCalledTimes(2);
    // A tap that React has handled.
    await control.click({ button: 'left' });
    repeatEarlyTap();
    expect(onClick).toHaveBeenCalledTimes(3);
  }
  onClick.mockClear();
  record();
  await page.getByRole('button', { name: 'Open' }).click({ button: 'left' });
  await page.getByLabelText('before').click({ button: 'left' });
  await userEvent.tab();
  endEarlyTaps();
  repeatEarlyTap();
  expect(document.activeElement).toBe(page.getByRole('spinbutton').element());
  expect(onClick).toHaveBeenCalledOnce();
});
