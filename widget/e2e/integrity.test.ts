import { calculate, expect, test } from './fixtures.ts';
import { HostServer } from './host-server.ts';
import { ALTERED, FILE, pinned } from './pinned-page.ts';

test('with its checksum, the file of the outlook is used', async ({ open }) => {
  const page = await open(pinned);
  await calculate(page);
  await expect(page.getByText('You could stop at 69.')).toBeVisible();
});

test('Chromium refuses a file of the outlook that does not have its checksum, also when trying again', async ({
  page,
}) => {
  const server = await HostServer.start({ [FILE]: ALTERED });
  await page.goto(server.add(pinned));
  await calculate(page);
  const message = page.getByRole('alert');
  await expect(message).toContainText('didn’t load');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(message).toContainText('didn’t load');
  await expect(page).toHaveTitle('A blog');
  await server.stop();
});
