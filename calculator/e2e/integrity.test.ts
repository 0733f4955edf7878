import { calculate, expect, test } from './fixtures.ts';
import { HostServer } from './host-server.ts';
import { ALTERED_OUTLOOK, OUTLOOK_PATH, pinned } from './pinned-page.ts';

test('outlook.js with the right checksum runs', async ({ open }) => {
  const page = await open(pinned);
  await calculate(page);
  await expect(page.getByText('You could stop at 69.')).toBeVisible();
});

for (const placement of ['after', 'module'] as const) {
  test(`Chromium rejects an altered outlook.js at every attempt, script placement ${placement}`, async ({
    page,
  }) => {
    const server = await HostServer.start({ [OUTLOOK_PATH]: ALTERED_OUTLOOK });
    try {
      await page.goto(server.add({ ...pinned, placement }));
      await calculate(page);
      const message = page.getByRole('alert');
      for (let attempt = 0; attempt < 2; attempt++) {
        await expect(message).toContainText('didn’t load');
        await message.getByRole('button', { name: 'Try again' }).click();
      }
      await expect(message).toContainText('didn’t load');
      // The altered file changes the title.
      await expect(page).toHaveTitle('A blog');
    } finally {
      await server.stop();
    }
  });
}
