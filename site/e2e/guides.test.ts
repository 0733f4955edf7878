import type { Locator, Page } from '@playwright/test';
import { formatDollars, futureValue, recommendedAllocation } from '@whenabouts/core';
import { expectDollarLabels } from './dollar-labels.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { failRequests, noResponse } from './network-errors.ts';
import { heading, nextFrame, open } from './page-actions.ts';

const guides = [
  { slug: 'retirement-planning', title: 'Retirement Planning at 30, 45 and 60' },
  { slug: 'investment-strategies', title: 'Investment Strategies for Retirement' },
  { slug: 'social-security', title: 'Social Security: When to Claim' },
  { slug: 'tax-planning', title: 'Tax Planning for Retirement' },
  { slug: 'healthcare', title: 'Healthcare in Retirement' },
] as const;

/** The reading speed used for posts. */
const WORDS_PER_MINUTE = 220;

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** Counts the words of the text alone, without navigation, charts and sources. */
function wordCount(html: string): number {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  const text = ['nav', 'figure', 'svg']
    .reduce((left, tag) => left.replaceAll(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, 'g'), ' '), article)
    .replaceAll(/<section[^>]*id="sources"[\s\S]*?<\/section>/g, ' ');
  return text.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
}

test.describe('the index', () => {
  test('has five guides and a placeholder, and a click anywhere on a card opens the guide', async ({
    page,
  }) => {
    await open(page, '/guides');
    await expect(heading(page, 'Retirement Guides')).toBeVisible();
    await expect(main(page).getByRole('article')).toHaveCount(5);
    for (const { slug, title } of guides) {
      await expect(main(page).getByRole('link', { name: title })).toHaveAttribute('href', `/guides/${slug}`);
    }
    await expect(main(page).getByRole('heading', { name: 'More Guides Coming Soon' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'More Guides Coming Soon' })).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Open the explainers' })).toHaveAttribute(
      'href',
      '/guides/old',
    );

    await main(page)
      .getByRole('article')
      .first()
      .click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(`/guides/${guides[0].slug}`);
    await expect(heading(page, guides[0].title)).toBeFocused();
  });
});

for (const { slug, title } of guides) {
  test.describe(`the guide ${slug}`, () => {
    test('is rendered completely on the server, with metadata', async ({ request, server }) => {
      const response = await request.get(`/guides/${slug}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(wordCount(html)).toBeGreaterThanOrEqual(1200);
      // The list states reading times that are written by hand, because it does not load the texts.
      const minutes = Math.round(wordCount(html) / WORDS_PER_MINUTE);
      expect(/>(\d+)(?:<!-- -->)? min read/.exec(html)?.[1]).toBe(String(minutes));
      expect(html).toContain(`<title>${title} | Whenabouts</title>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
      expect(html).toContain(`<link rel="canonical" href="${server.url}/guides/${slug}"/>`);
      // Content that a script has to move into place cannot be read without scripts.
      expect(html).not.toContain('<template');
      const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
      const [article, breadcrumbs] = JSON.parse(block)['@graph'];
      expect(article).toMatchObject({
        '@type': 'Article',
        headline: title,
        mainEntityOfPage: `${server.url}/guides/${slug}`,
      });
      const places = breadcrumbs.itemListElement.map(({ name }: { name: string }) => name);
      expect(places).toEqual(['Home', 'Guides', title]);
    });

    test('has one title, a table of contents, sources, labeled amounts, and charts with their numbers', async ({
      page,
    }) => {
      await open(page, `/guides/${slug}`);
      await expect(page).toHaveTitle(`${title} | Whenabouts`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectDollarLabels(page);
      const parts = await main(page).locator('section[id] > h2').allTextContents();
      expect(parts.length).toBeGreaterThanOrEqual(5);
      await expect(contents(page).getByRole('link')).toHaveText(parts);
      for (const part of [...parts.slice(2, 3), 'Sources']) {
        await contents(page).getByRole('link', { name: part, exact: true }).click();
        await expect(page.getByRole('region', { name: part, exact: true })).toBeFocused();
        await expect(main(page).getByRole('heading', { level: 2, name: part, exact: true })).toBeInViewport();
      }
      const sources = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
      expect(await sources.count()).toBeGreaterThanOrEqual(3);
      for (const source of await sources.allTextContents()) {
        expect(source).toMatch(/(19|20)\d\d/);
        // American punctuation puts a comma inside the quotation marks.
        expect(source).not.toContain('”,');
      }

      const figures = main(page).getByRole('figure');
      expect(await figures.count()).toBeGreaterThanOrEqual(2);
      for (const figure of await figures.all()) {
        await expect(figure.locator('figcaption')).toBeVisible();
        if ((await figure.locator('details').count()) > 0) {
          await expect(figure.locator('> p')).toBeVisible();
          await figure.getByText('Show as a table').click();
          await expect(figure.locator('caption')).toBeVisible();
        }
      }
    });
  });
}

const dollars = (presentValue: number, monthlyContribution: number, annualRate: number, years: number) =>
  formatDollars(
    Math.round(futureValue({ presentValue, monthlyContribution, annualRate, months: years * 12 })),
  );

async function tableRow(page: Page, caption: RegExp, name: string): Promise<string[]> {
  const table: Locator = page.getByRole('table', { name: caption });
  const row = table
    .locator('tbody tr')
    .filter({ has: page.locator('th', { hasText: new RegExp(`^${name}$`) }) });
  return row.locator('td').allTextContents();
}

test('required minimum distributions start at 73', async ({ request }) => {
  const html = await (await request.get('/guides/tax-planning')).text();
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(
    'the required minimum distribution. That age is 73 if you were born from 1951 to 1959',
  );
});

test.describe('tables show the engine’s numbers', () => {
  test('for starting at 30, 45 and 60, for fees, and for the glide path', async ({ page }) => {
    await open(page, '/guides/retirement-planning');
    await main(page).getByText('Show as a table').first().click();
    expect(await tableRow(page, /Savings by age/, '67')).toEqual([
      dollars(0, 500, 4, 37),
      dollars(0, 500, 4, 22),
      dollars(0, 500, 4, 7),
    ]);
    expect(await tableRow(page, /Savings by age/, '50')).toEqual([
      dollars(0, 500, 4, 20),
      dollars(0, 500, 4, 5),
      '–',
    ]);

    await open(page, '/guides/investment-strategies');
    for (const summary of await main(page).getByText('Show as a table').all()) await summary.click();
    expect((await tableRow(page, /by year and yearly cost/, '30')).slice(0, 2)).toEqual([
      dollars(100_000, 500, 5.9, 30),
      dollars(100_000, 500, 4.9, 30),
    ]);
    const { stocks, bonds } = recommendedAllocation({ age: 40, retirementAge: 67, riskTolerance: 5 });
    expect(await tableRow(page, /Shares of stocks/, '40')).toEqual([`${stocks}%`, `${bonds}%`]);
  });
});

test('the fee example adds up, and names future dollars', async ({ page }) => {
  await open(page, '/guides/investment-strategies');
  const chart = main(page).getByRole('figure', { name: /^One percent more a year/ });
  await expect(chart).toHaveAccessibleName(
    'One percent more a year costs $235,000 over 30 years, in future dollars',
  );
  await expect(chart).toContainText('at 0.1%: $1,077,000');
  await expect(chart).toContainText('at 1.1%: $842,000');
  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('table')).toHaveAccessibleName(
    'Savings in future dollars, by year and yearly cost',
  );
  const costs = page.getByRole('region', { name: 'Then look at what it costs' });
  await expect(costs).toContainText(
    'would cost you $235,000 of $1,077,000, or 22 percent, in future dollars: what it charges, and the growth you miss.',
  );
  await expect(main(page).getByText('Fee example in future dollars')).toBeVisible();
  await expect(main(page).getByText('Examples in today’s dollars')).toHaveCount(0);
});

test('the title of the chart of losses names only what is drawn', async ({ page }) => {
  await open(page, '/guides/investment-strategies');
  await expect(
    main(page).getByRole('figure', {
      name: 'Your share of stocks decides how much you lose in a crash',
      exact: true,
    }),
  ).toBeVisible();
});

test('the healthcare guide sends the cost of insurance before 65 to the outlook', async ({ page }) => {
  await open(page, '/guides/healthcare');
  const step = main(page).getByRole('listitem').filter({ hasText: 'Before you stop:' });
  await expect(step).toContainText('include it in the spending you enter on the outlook');
  await expect(step.getByRole('link', { name: 'outlook' })).toHaveAttribute('href', '/outlook');
});

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the label of each line of a chart is nearest to the end of its own line', async ({ page }) => {
      for (const { slug } of guides) {
        await open(page, `/guides/${slug}`);
        const misplaced = await main(page)
          .locator('figure')
          .evaluateAll((figures) =>
            figures.flatMap((figure) => {
              const lines = [...figure.querySelectorAll<SVGPathElement>('svg path')].filter(
                (line) => getComputedStyle(line).fill === 'none',
              );
              const layer = lines[0]?.closest('svg')?.parentElement;
              const ends = lines.map((line) => {
                const end = line.getPointAtLength(line.getTotalLength());
                return new DOMPoint(end.x, end.y).matrixTransform(line.getScreenCTM() ?? undefined).y;
              });
              // The labels of the lines are the last elements over the plot.
              return [...(layer?.children ?? [])].slice(-lines.length).flatMap((label, index) => {
                const { top, height } = label.getBoundingClientRect();
                const distances = ends.map((end) => Math.abs(top + height / 2 - end));
                return distances[index] === Math.min(...distances) ? [] : [label.textContent];
              });
            }),
          );
        expect(misplaced, slug).toEqual([]);
      }
    });

    test('document numbers, parts of Medicare and dates are not broken', async ({ page }) => {
      for (const { slug } of guides) {
        await open(page, `/guides/${slug}`);
        for (const summary of await main(page).getByText('Show as a table').all()) await summary.click();
        const broken = await main(page)
          .locator('p, li, caption, th')
          .evaluateAll((blocks) =>
            blocks.flatMap((block) => {
              const NAME =
                /\d[\w.()]*-\d+|\bPart\s[A-D]\b|\b(?:January|March|April|October|December)\s\d{1,2}\b(?!,)/g;
              const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
              const found: string[] = [];
              for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                for (const { 0: name, index } of (node.textContent ?? '').matchAll(NAME)) {
                  const range = document.createRange();
                  range.setStart(node, index);
                  range.setEnd(node, index + name.length);
                  if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(name);
                }
              }
              return found;
            }),
          );
        expect(broken, slug).toEqual([]);
      }
    });
  });
}

test('the marginal tax rate rises in vertical steps', async ({ page }) => {
  await open(page, '/guides/tax-planning');
  const chart = main(page).getByRole('figure', { name: /the last dollar is taxed at/ });
  const drawn = await chart.locator('svg path').first().getAttribute('d');
  const points = (drawn ?? '')
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(' ').map(Number));
  const rises = points.slice(1).flatMap(([x = 0, y = 0], index) => {
    const [previousX = 0, previousY = 0] = points[index] ?? [];
    return y === previousY ? [] : [{ y, width: x - previousX }];
  });
  expect(rises.length).toBe(3);
  expect(rises.filter(({ width }) => width !== 0)).toEqual([]);
});

test.describe('while the script of a guide is loading', () => {
  test('the previous page stays and says so, but not for other pages', async ({ page }) => {
    await open(page, '/guides');
    const release = await holdRequests(page, '**/assets/tax-planning-page-*.js');
    const status = page.getByRole('status').filter({ hasText: 'Loading guide...' });
    await expect(status).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Tax Planning' }).click();
    await expect(status).toBeVisible();
    await expect(heading(page, 'Retirement Guides')).toBeVisible();
    release();
    await expect(heading(page, 'Tax Planning for Retirement')).toBeFocused();
    await expect(status).toHaveCount(0);

    const releaseBlog = await holdRequests(page, '**/assets/blog-page-*.js');
    const request = page.waitForRequest('**/assets/blog-page-*.js');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await request;
    await nextFrame(page);
    await expect(page.getByText('Loading guide...')).toHaveCount(0);
    releaseBlog();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByText('Loading guide...')).toHaveCount(0);
  });
});

test.describe('a guide that is opened first', () => {
  test('does not load the script of its text until it is left', async ({ page }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const text = () => requestedPaths.filter((path) => path.includes('/retirement-planning-page-'));
    await open(page, '/guides/retirement-planning');
    await contents(page).getByRole('link', { name: 'Sources' }).click();
    await expect(page.getByRole('region', { name: 'Sources' })).toBeFocused();
    await main(page).getByText('Show as a table').first().click();
    expect(text()).toEqual([]);
    expect(requestedPaths.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page, 'Retirement Planning Insights')).toBeVisible();
    await expect.poll(() => text().length).toBe(1);
  });

  test('has links that work without a full page load', async ({ page }) => {
    await open(page, '/guides/retirement-planning');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const next = page.getByRole('navigation', { name: 'Where to go next' });
    await next.getByText('Investment Strategies').click();
    await expect(heading(page, 'Investment Strategies for Retirement')).toBeFocused();
    await expect(page).toHaveTitle('Investment Strategies for Retirement | Whenabouts');
    await expect(page.locator('head title')).toHaveCount(1);
    await next.getByText('See your own numbers').click();
    await expect(page).toHaveURL('/#calculator');
    await expect(page.locator('head title')).toHaveCount(1);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('shows an error if its text fails to load on going back, and retries', async ({
    page,
    expectError,
  }) => {
    expectError(/Failed to load resource.*retirement-planning-page/);
    await open(page, '/guides/retirement-planning');
    const restore = await failRequests(page, 'GET /assets/retirement-planning-page-*.js', noResponse);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page, 'Retirement Planning Insights')).toBeFocused();
    await page.goBack();
    await expect(main(page).getByRole('alert')).toContainText('The guide could not be loaded.');
    await restore();
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByText('$24,500').first()).toBeVisible();
  });

  test('is complete on going back, at the same scroll position', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/retirement-planning-page-*.js');
    await open(page, '/guides/retirement-planning');
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    // The page receives the event with the next frame.
    await nextFrame(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page, 'Retirement Planning Insights')).toBeFocused();
    await page.goBack();
    await expect(heading(page, guides[0].title)).toBeFocused();
    await expect(main(page).getByText('Loading guide...')).toBeVisible();
    release();
    await expect(main(page).getByText('$24,500').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  });
});

test('a guide mentions the inputs of this visit', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('textbox', { name: 'Monthly Contributions' });
  await box.fill('750');
  await box.blur();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click();
  await main(page).getByRole('link', { name: guides[0].title }).click();
  await expect(page.getByRole('navigation', { name: 'Where to go next' })).toContainText(
    'With your numbers, about $630,000 at 65, or roughly $2,100 a month, in today’s dollars',
  );
});

test('chart lines are distinguishable in forced colors; in print there are all tables and the URL', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/guides/retirement-planning');
  const lines = await main(page)
    .getByRole('figure')
    .first()
    .locator('svg path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).strokeDasharray));
  expect(new Set(lines).size).toBe(3);

  await page.emulateMedia({ forcedColors: 'none' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(main(page).getByRole('cell', { name: dollars(0, 500, 4, 37) })).toBeVisible();
  await expect(main(page).getByText(`${server.url}/guides/retirement-planning`)).toBeVisible();
  await expect(main(page).getByText('not financial, tax or legal advice')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a whole guide can be read', async ({ page }) => {
    await page.goto('/guides/investment-strategies');
    await expect(heading(page, guides[1].title)).toBeVisible();
    await expect(main(page).getByText('Returns are a hope, costs are a fact.')).toBeVisible();
    await main(page).getByText('Show as a table').first().click();
    await expect(main(page).getByRole('table').first()).toBeVisible();
    await contents(page).getByRole('link', { name: 'Sources' }).click();
    await expect(page).toHaveURL('/guides/investment-strategies#sources');
    await expect(main(page).getByRole('heading', { name: 'Sources' })).toBeInViewport();
    let charts = 0;
    for (const { slug } of guides) {
      await page.goto(`/guides/${slug}`);
      for (const chart of await main(page).locator('figure svg:first-of-type').all()) {
        await expect(chart).toBeVisible();
        charts += 1;
      }
    }
    expect(charts).toBeGreaterThanOrEqual(guides.length);
  });
});

test('the sitemap lists every guide', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  for (const path of ['', '/old', ...guides.map(({ slug }) => `/${slug}`)]) {
    expect(xml).toContain(`/guides${path}</loc>`);
  }
});

test('the contents beside a guide end with its text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const slug of ['social-security', 'healthcare', 'tax-planning']) {
    await open(page, `/guides/${slug}`);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox();
    const next = await page.getByRole('navigation', { name: 'Where to go next' }).boundingBox();
    expect((contents?.y ?? 0) + (contents?.height ?? 0), slug).toBeLessThanOrEqual(next?.y ?? 0);
  }
});
