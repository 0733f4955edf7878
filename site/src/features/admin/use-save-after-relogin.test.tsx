import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakeApi } from '../../../test/fake-api.ts';
import { button } from '../../../test/page-actions.ts';
import { admin } from '../../../test/samples.ts';
import { ApiError } from '../../api/request.ts';
import { useSaveAfterRelogin } from './use-save-after-relogin.ts';

const names = ['title', 'text'];

function Saves({ save }: { save: (name: string) => Promise<void> }) {
  const { saveWithRelogin, relogin } = useSaveAfterRelogin();
  return (
    <>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => void saveWithRelogin(() => save(name))}>
          Save {name}
        </button>
      ))}
      {relogin.open && (
        <button type="button" onClick={relogin.onLoggedIn}>
          Log in
        </button>
      )}
    </>
  );
}

test('a login repeats every save that waits for it', async () => {
  fakeApi({ 'GET /api/admin/check-auth': admin });
  const saved: string[] = [];
  let isLoggedIn = false;
  async function save(name: string) {
    if (!isLoggedIn) throw new ApiError(401, 'Please log in as an admin.');
    saved.push(name);
  }
  await render(<Saves save={save} />);
  for (const name of names) await button(`Save ${name}`).click();
  isLoggedIn = true;
  await button('Log in').click();
  await expect.poll(() => saved).toEqual(names);
});
