import { expect, test } from './fixtures.ts';
import { open, openPart } from './page-actions.ts';

/** Earnings that appear in no other number of the page. */
const EARNINGS = 45_123;
const record = `<?xml version="1.0"?><osss:OnlineSocialSecurityStatementData xmlns:osss="http://ssa.gov/osss/schemas/2.0"><osss:Name>Wanda Worker</osss:Name>${Array.from(
  { length: 12 },
  (_, index) => {
    const years = `startYear="${2014 + index}" endYear="${2014 + index}"`;
    return `<osss:Earnings ${years}><osss:FicaEarnings>${EARNINGS}</osss:FicaEarnings></osss:Earnings>`;
  },
).join('')}</osss:OnlineSocialSecurityStatementData>`;

test('a record of earnings stays in the tab: only its amounts enter the plan, and it is neither sent nor stored', async ({
  page,
  context,
}) => {
  await open(page, '/outlook');
  // Results that arrive later move the parts, which a click must not miss.
  const rows = page.getByRole('region', { name: 'Counted or left out' }).getByRole('list');
  await expect(rows).toHaveAttribute('aria-busy', 'false');
  await openPart(page, 'Assumptions');
  await page.getByRole('button', { name: 'Use my record' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use your Social Security record' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await dialog
    .getByLabel('Choose the XML file, or drop it here')
    .setInputFiles({ name: 'statement.xml', mimeType: 'text/xml', buffer: Buffer.from(record) });
  await expect(dialog.getByText('statement.xml')).toBeVisible();
  const next = dialog.getByRole('button', { name: 'Next' });
  await next.click();
  await next.click();
  const result = dialog.getByRole('region', { name: 'The benefit' });
  await expect(result.getByRole('rowheader', { name: '2014', exact: true })).toBeVisible();
  const use = result.getByRole('button', { name: /^Use \$[\d,]+ a month$/ });
  const amount = /\$([\d,]+)/.exec((await use.textContent()) ?? '')?.[1] ?? '';
  await use.click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Known Monthly Benefit' })).toHaveValue(amount);
  const stored = async () =>
    JSON.stringify([
      await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
      await context.cookies(),
    ]);
  const known = `"knownBenefit":${amount.replaceAll(',', '')}`;
  await expect.poll(async () => (await stored()).replaceAll('\\', '')).toContain(known);
  for (const text of [await stored(), ...requests]) {
    expect(text).not.toMatch(new RegExp(`${EARNINGS}|45,123|FicaEarnings|Wanda|statement\\.xml`));
  }
});
