import { defaultInputs, initialDraft, newPartner } from '@whenabouts/core';
import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { amountBox, pressKeysOn, sentenceNumber, slider, typeAmount } from '../../../test/number-fields.ts';
import { button, emulateMedia, expectText, expectToast, textOf } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember, samplePlan } from '../../../test/samples.ts';
import { loadCashFlows } from '../../features/outlook/included/load-controls.ts';
import { setDraft } from '../../numbers/set-draft.ts';

const TITLE = 'Whenabouts. When can you stop working?';
const RETIRED_TITLE = 'Whenabouts. How much can you spend?';
const headline = page.getByRole('heading', { level: 1, name: TITLE });
const toTop = page.getByRole('button', { name: 'Scroll to top' });
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
const topOf = (id: string) => scrollY + (document.getElementById(id)?.getBoundingClientRect().top ?? 0);
const markedLinks = () =>
  [...document.querySelectorAll('[aria-label=Main] [aria-current=location]')].map((link) => link.textContent);

async function showLandingPage(): Promise<void> {
  await renderPage('/');
  await expect.element(headline).toBeVisible();
}

const showToMember = () =>
  renderPage('/', { member: sampleMember, api: { 'POST /api/retirement-plans': samplePlan() } });

const savedPlan = (requests: Awaited<ReturnType<typeof renderPage>>['requests']) =>
  requests.findLast(({ operation }) => operation === 'POST /api/retirement-plans');

const CONTINUE = 'Continue with $20,000,000 in the outlook';

async function typeSavings(amount: string): Promise<void> {
  await pressKeysOn(sentenceNumber('Your savings'), 'Enter');
  await userEvent.keyboard(`${amount}{Enter}`);
}

const goHome = () => page.getByRole('banner').getByRole('link', { name: 'Whenabouts, home' }).click();

/** Calculates, and saves the result. */
async function savePlan(): Promise<void> {
  await button('Calculate Retirement').click();
  await button('Save Plan').click();
  await page.getByRole('dialog').getByLabelText('Plan Name').fill('Us two');
  await userEvent.keyboard('{Enter}');
  await expectToast('Plan saved');
}

describe('the numbers in the sentence', () => {
  test.each([375, 1280])(
    'at %s px, a number of the sentence turns into a field of the same width, and one tap moves to the next number',
    async (width) => {
      await page.viewport(width, 812);
      await showLandingPage();
      const hero = page.getByRole('region', { name: TITLE });
      const widthOf = (target: Locator) => target.element().getBoundingClientRect().width;
      const [age, savings] = ['Your age', 'Your savings'].map((name) => ({
        number: sentenceNumber(name),
        field: hero.getByRole('textbox', { name, exact: true }),
      })) as [{ number: Locator; field: Locator }, { number: Locator; field: Locator }];
      const before = widthOf(age.number);
      await age.number.click();
      await expect.element(age.field).toHaveFocus();
      expect(Math.abs(widthOf(age.field) - before)).toBeLessThan(4);
      await savings.number.click();
      await expect.element(savings.field).toHaveFocus();
      await expect.element(age.number).toBeVisible();
    },
  );

  test('numbers in the sentence are stepped and typed, and change the answer, the chart and the calculator', async () => {
    await showLandingPage();
    const hero = page.getByRole('region', { name: TITLE });
    await expectText(
      hero,
      'At 35, earning $70,000, with $50,000 saved and $500 a month, you could stop at 69.',
    );
    const figure = hero.getByRole('figure');
    await expectText(figure, 'Stop at 69');
    const line = () => [...figure.element().querySelectorAll('path')].at(-1)?.getAttribute('d');
    const before = line();
    await typeAmount('Monthly Contributions', '1500');
    await expectText(hero, 'and $1,500 a month, you could stop at');
    await expectText(figure, /Stop at (5\d|6[0-4])/);
    expect(line()).not.toBe(before);
    await pressKeysOn(sentenceNumber('Your age'), 'ArrowUp');
    await expect.element(slider('Current Age')).toHaveValue('36');
    // Calculate has not been pressed.
    await expect.element(page.getByText('Ready to see your future?')).toBeVisible();
    await pressKeysOn(sentenceNumber('Your savings'), 'Enter');
    await hero.getByRole('textbox', { name: 'Your savings', exact: true }).fill('52,300');
    await pressKeysOn(hero.getByRole('textbox', { name: 'Your savings', exact: true }), 'Enter');
    await expect.element(sentenceNumber('Your savings')).toHaveFocus();
    await expect.element(amountBox('Current Retirement Savings')).toHaveValue('52,300');
    await expectText(hero, 'At 36, earning $70,000, with $52,300 saved');
    await typeAmount('Annual Income', '100,000');
    await expectText(hero, 'earning $100,000');
    const details = hero.getByText(/^Your money lasts to/).first();
    await expectText(details, /on \$5,\d\d0 a month in today’s dollars/);
    await pressKeysOn(sentenceNumber('The age you’d like to stop at'), 'ArrowDown');
    await expect.element(amountBox('Target Retirement Age')).toHaveValue('64');
    await expectText(
      details,
      /If you stop at 64(?: instead)?, your money lasts in (\d|fewer than 1) out of 10 futures\.$/,
    );
    await typeAmount('Current Age', '75');
    await expectText(hero, 'At 75, earning');
  });

  test('the age rolls at every change of a number, unless the visitor prefers reduced motion', async () => {
    await emulateMedia('', { name: 'prefers-reduced-motion', value: 'no-preference' });
    await showLandingPage();
    const sentence = page.getByRole('region', { name: TITLE }).getByRole('heading', { level: 2 });
    const age = (text: RegExp) => sentence.getByText(text).first().element().closest('strong') as Element;
    const animationOf = (element: Element) => getComputedStyle(element).animationName;
    const initial = age(/^69$/);
    expect(animationOf(initial)).toBe('none');
    await typeAmount('Monthly Contributions', '1500');
    await expect.element(sentence.getByText(/^(5\d|6[0-4])$/).first()).toBeVisible();
    const changed = age(/^(5\d|6[0-4])$/);
    expect(changed).not.toBe(initial);
    expect(animationOf(changed)).not.toBe('none');
    await emulateMedia('', { name: 'prefers-reduced-motion', value: 'reduce' });
    expect(animationOf(changed)).toBe('none');
  });

  const openOutlook = (link: string) =>
    page.getByRole('region', { name: TITLE }).getByRole('link', { name: link }).click();

  test.each([
    ['who has retired', 'Already retired', 'checkbox', 'Current Retirement Savings'],
    ['with a partner', 'With a partner', 'radio', 'Your Household’s Savings'],
  ] as const)('a visitor %s opens the outlook with the same numbers', async (_, choice, role, savings) => {
    await showLandingPage();
    await typeAmount('Current Age', '68');
    await typeAmount('Current Retirement Savings', '400,000');
    await openOutlook(choice);
    await expect.element(page.getByRole(role, { name: choice })).toBeChecked();
    await expect.element(amountBox(savings)).toHaveValue('400,000');
  });

  test('on a phone, a visitor with a partner is asked for the partner’s numbers, once', async () => {
    await page.viewport(375, 812);
    await showLandingPage();
    await openOutlook('With a partner');
    const sheet = page.getByRole('dialog', { name: 'You and your partner' });
    await expect.element(sheet.getByRole('heading', { level: 3 })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await goHome();
    await openOutlook('What would change it');
    await loadCashFlows();
    await expect.element(page.getByText('Your partner', { exact: true })).toBeInTheDocument();
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test.each([375, 1280])(
    'at %i pixels, the hero of two earners says so, and its hint on the partner leads to the partner’s fields',
    async (width) => {
      await page.viewport(width, 812);
      await renderPage('/');
      const hero = page.getByRole('region', { name: TITLE });
      await expectText(hero, 'Just me · With a partner | Already retired');
      const partner = { ...newPartner(defaultInputs), annualIncome: 60_000 };
      setDraft({ ...initialDraft, changes: { partner, preTaxShare: 100 } });
      await expectText(hero, /, you two could stop at \d\d\./);
      await expectText(hero, /With a partner of 35 who earns \$60,000 a year and federal income tax on /);
      await openOutlook('With a partner of 35 who earns $60,000 a year');
      await expect.element(amountBox('Partner’s Annual Income')).toBeVisible();
      await expect.element(page.getByText('Your partner', { exact: true })).toHaveFocus();
      await expect.element(page.getByText('Your partner', { exact: true })).toBeInViewport();
    },
  );

  test('the hero, the result and a plan that is saved with it have the partner and the tax of the outlook', async () => {
    const { requests } = await showToMember();
    await openOutlook('With a partner');
    await page.getByRole('switch', { name: /federal income tax/ }).click();
    await goHome();
    const hero = page.getByRole('region', { name: TITLE });
    await expectText(hero, 'you could stop at 65.');
    await expectText(hero, 'after federal income tax');
    await expectText(hero, 'With a partner of 35 who has no pay');
    await button('Calculate Retirement').click();
    await expectText(
      page.getByRole('region', { name: 'Your Retirement Outlook' }),
      'You could stop at 65, when your partner is 65.',
    );
    await savePlan();
    expect(savedPlan(requests)?.body).toMatchObject({
      assumptions: { partner: { currentAge: 35 }, preTaxShare: 100 },
    });
  });

  test('the link to a couple’s result has the partner, who is gone after a reset', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await renderPage('/');
    setDraft({ ...initialDraft, changes: { partner: { ...newPartner(defaultInputs), currentAge: 37 } } });
    const hero = page.getByRole('region', { name: TITLE });
    await expectText(hero, 'With a partner of 37');
    await button('Calculate Retirement').click();
    await button('Copy link').click();
    const link = page.getByRole('textbox', { name: 'Link to this result' });
    const linkText = () => (link.query() as HTMLInputElement | null)?.value;
    await expect.poll(linkText).toMatch(/\/outlook#plan=35\.65\..*&partner=37\./);
    await button('Reset to defaults').click();
    await expectText(hero, 'Just me');
    await expect.poll(linkText).toBe(`${location.origin}/#plan=35.65.50000.500.70000.7`);
  });

  test('a plan that is saved with the outlook’s changes names who dies first', async () => {
    const { requests } = await showToMember();
    setDraft({
      inputs: defaultInputs,
      changes: { partner: newPartner(defaultInputs), firstDeathAge: 88 },
      isRetired: false,
    });
    await savePlan();
    expect(savedPlan(requests)?.body).toMatchObject({
      assumptions: { firstDeath: 'older', firstDeathAge: 88 },
    });
  });

  test('a retired visitor gets the outlook’s answer in the hero and the result, and saves it', async () => {
    const { requests } = await showToMember();
    await typeAmount('Current Age', '68');
    await openOutlook('Already retired');
    const outlook = page.getByRole('heading', { level: 2, name: /^you can spend/ });
    await expect.element(outlook).toBeVisible();
    const answer = textOf(outlook).replace('.', ' in today’s dollars.');
    await goHome();
    const hero = page.getByRole('region', { name: RETIRED_TITLE });
    await expectText(hero, `At 68, with $50,000 saved, ${answer}`);
    await expect.element(hero.getByRole('figure')).not.toBeInTheDocument();
    await typeAmount('Current Retirement Savings', '400,000');
    await expectText(hero, 'At 68, with $400,000 saved, you can spend');
    await typeAmount('Current Age', '70');
    await expectText(hero, 'At 70, with $400,000 saved');
    await savePlan();
    const results = page.getByRole('region', { name: 'Your Retirement Outlook' });
    await expectText(
      results,
      /At 70, with \$400,000 saved, you can spend \$[\d,]+ a month in today’s dollars\./,
    );
    await expectText(
      results,
      /Your money lasts to 95 in \D*\d out of 10 futures.*That is on \$[\d,]+ a month in today’s dollars, our guess of what you spend, Social Security included, taxes left out\./,
    );
    expect(textOf(results)).not.toMatch(/If you keep saving|A month at 71|Time Until Retirement/);
    await expect.element(page.getByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
    await expect
      .poll(() => document.querySelector('[data-part=sticky-result]')?.textContent)
      .toMatch(/^You can spend \$[\d,]+ a month in today’s dollars\.$/);
    expect(savedPlan(requests)?.body).toMatchObject({
      currentAge: 70,
      assumptions: { outlookInputs: { retirementAge: 70 } },
    });
    await typeAmount('Annual Income', '50,000');
    await expectText(page.getByRole('region', { name: TITLE }), 'At 70, earning $50,000');
  });

  test('a visitor who has retired before the desired age gets the outlook’s answer too, and can work again', async () => {
    await showLandingPage();
    await typeAmount('Current Age', '60');
    await typeSavings('20000000');
    await openOutlook('Already retired');
    await expect.element(page.getByRole('heading', { name: /^you can spend/ })).toBeVisible();
    await goHome();
    const hero = page.getByRole('region', { name: RETIRED_TITLE });
    await expectText(hero, 'At 60, with $20,000,000 saved, you can spend');
    const note = page.getByRole('link', { name: 'You’ve retired: your outlook starts at your age.' });
    await expect.element(note).toBeVisible();
    await typeAmount('Current Retirement Savings', '400,000');
    await expectText(hero, 'At 60, with $400,000 saved, you can spend');
    await typeAmount('Monthly Contributions', '600');
    await expectText(page.getByRole('region', { name: TITLE }), 'If you stop at 61');
  });

  test('a visitor who has retired and has changed no number is 67', async () => {
    await showLandingPage();
    await openOutlook('Already retired');
    await expect.element(amountBox('Current Age')).toHaveValue('67');
  });

  test('the message about savings that only the outlook takes has a link that takes them there', async () => {
    await showLandingPage();
    await typeSavings('20000000');
    await page.getByRole('status').getByRole('link', { name: CONTINUE }).click();
    await expect.element(amountBox('Current Retirement Savings')).toHaveValue('20,000,000');
    await expect.element(page.getByText(/you could stop today\./).first()).toBeVisible();
    await expect.element(page.getByText(/^Stop today · 65 works in /)).toBeVisible();
    await goHome();
    const reason = 'Your savings can be $0 to $1,000,000 on this page.';
    await expect.element(page.getByText(`${reason} ${CONTINUE}`)).toBeVisible();
    await openOutlook('With a partner');
    await expect.element(amountBox('Your Household’s Savings')).toHaveValue('20,000,000');
  });

  test('other links take the typed savings, and the message about them changes with the next change', async () => {
    await showLandingPage();
    await typeSavings('20000000');
    const status = page.getByRole('status').getByRole('link', { name: CONTINUE });
    await expect.element(status).toBeVisible();
    await pressKeysOn(sentenceNumber('Your age'), 'ArrowUp');
    await expect.element(status).not.toBeInTheDocument();
    const reason = 'Your savings can be $0 to $1,000,000 on this page.';
    await expect.element(page.getByText(`${reason} ${CONTINUE}`)).toBeVisible();
    await openOutlook('What would change it');
    await expect.element(amountBox('Current Retirement Savings')).toHaveValue('20,000,000');
  });

  test('an age that only the outlook takes is named as an age', async () => {
    await showLandingPage();
    setDraft({ ...initialDraft, inputs: { ...defaultInputs, currentAge: 90, retirementAge: 90 } });
    const text = /^Your age can be 18 to \d\d on this page\. Continue with 90 in the outlook$/;
    await expect.element(page.getByText(text)).toBeVisible();
  });

  test('savings typed in the calculator that only the outlook takes have a link to it at their field', async () => {
    await showLandingPage();
    const form = page.getByRole('form', { name: 'Your Information' });
    const link = form.getByRole('link', { name: 'Your outlook uses $20,000,000.' });
    await typeAmount('Current Retirement Savings', '20000000');
    await expect.element(page.getByText(/to 1,000,000\. We set it to 1,000,000\./)).toBeVisible();
    await expect.element(link).toBeVisible();
    await button('Calculate Retirement').click();
    await expectText(
      page.getByRole('region', { name: 'Your Retirement Outlook' }),
      'Current Retirement Savings in this result: $1,000,000. Your outlook uses $20,000,000.',
    );
    await typeAmount('Current Retirement Savings', '1000000');
    await expect.element(link).not.toBeInTheDocument();
    await typeAmount('Current Retirement Savings', '20000000');
    await link.click();
    await expect.element(amountBox('Current Retirement Savings')).toHaveValue('20,000,000');
    await expect.element(page.getByText(/you could stop today\./).first()).toBeVisible();
  });

  test('a visitor who has retired keeps savings that only the outlook takes', async () => {
    await showLandingPage();
    await typeSavings('20000000');
    await openOutlook('Already retired');
    await expect.element(amountBox('Current Retirement Savings')).toHaveValue('20,000,000');
  });

  test('a click for a new tab on a link to the outlook is left to the browser', async () => {
    await showLandingPage();
    const link = page.getByRole('region', { name: TITLE }).getByRole('link', { name: 'Already retired' });
    let isHandled: boolean | undefined;
    const watch = (event: Event) => {
      isHandled = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', watch, { once: true });
    link.element().dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
    expect(isHandled).toBe(false);
  });
});

describe('the sections', () => {
  test('sections are at most 80 pixels apart, not all equally far, illustrations with a fan are charts, and the marks of examples are visible', async () => {
    await showLandingPage();
    const sections = [...document.querySelectorAll('main > section')];
    const gaps = sections.slice(1).map((section, index) => {
      const { paddingBottom } = getComputedStyle(sections[index] as Element);
      return Number.parseFloat(paddingBottom) + Number.parseFloat(getComputedStyle(section).paddingTop);
    });
    for (const gap of gaps) expect(gap).toBeLessThanOrEqual(80);
    expect(new Set(gaps).size).toBeGreaterThan(2);
    await expect.poll(() => document.querySelectorAll('[data-cover=placeholder]')).toHaveLength(3);
    const charts = 'figure, [aria-hidden=true]:has(strong), button, a, [data-cover=placeholder]';
    const others = [...document.querySelectorAll('main svg:has(path)')].filter((svg) => !svg.closest(charts));
    expect(others.map(({ outerHTML }) => outerHTML.slice(0, 100))).toEqual([]);
    const marks = [...document.querySelectorAll('main span')].filter(
      ({ textContent }) => textContent === 'Example',
    );
    expect(marks.map((mark) => mark.checkVisibility())).toEqual(Array(6).fill(true));
  });
});

describe('moving through the page', () => {
  test('the header links to each section, the login and the calculator', async () => {
    await renderPage('/login', { api: { 'GET /api/blog-posts': [] } });
    const banner = page.getByRole('banner');
    await expect.element(banner).toBeVisible();
    const targets = () =>
      [...banner.element().querySelectorAll('a')]
        .filter((link) => link.checkVisibility())
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const parts = [
      ['Calculator', '/#calculator'],
      ['Outlook', '/outlook'],
      ['How It Works', '/#how-it-works'],
      ['Blog', '/blog'],
      ['Guides', '/guides'],
      ['About', '/#about'],
      ['Contact', '/#contact'],
    ];
    const calculator = ['Get Started', '/#calculator'];
    const logIn = ['Log In', '/login'];
    expect(targets().slice(1)).toEqual([...parts, logIn, calculator]);
    await page.viewport(375, 640);
    await button('Open menu').click();
    const explainers = ['Explainers', '/explainers'];
    await expect.poll(() => targets().slice(1)).toEqual([...parts, explainers, calculator, logIn]);
  });

  test('the link to the section from 200 pixels below the top is marked, and none near the top', async () => {
    await showLandingPage();
    expect(markedLinks()).toEqual([]);
    for (const [id, link] of [
      ['calculator', 'Calculator'],
      ['how-it-works', 'How It Works'],
      ['about', 'About'],
      ['contact', 'Contact'],
    ] as const) {
      scrollTo(topOf(id));
      await expect.poll(markedLinks).toEqual([link]);
    }
    scrollTo(topOf('blog'));
    await expect.poll(markedLinks).toEqual([]);

    // Without the content above it, the calculator is at the top of the page.
    document
      .querySelector<HTMLElement>('section[aria-labelledby=headline]')
      ?.style.setProperty('display', 'none');
    for (const [top, expected] of [
      [200, ['Calculator']],
      [199, []],
      [Math.ceil(topOf('how-it-works')) - 200, ['How It Works']],
      [Math.floor(topOf('how-it-works')) - 201, []],
      [Math.floor(topOf('method')) - 201, ['Calculator']],
    ] as const) {
      scrollTo(top);
      await expect.poll(markedLinks).toEqual(expected);
    }
  });

  test('after 300 pixels, a button scrolls to the top and focuses the headline', async () => {
    await showLandingPage();
    scrollTo(301);
    await expect.element(toTop).toBeVisible();
    scrollTo(300);
    await expect.element(toTop).not.toBeInTheDocument();
    scrollTo(2000);
    await toTop.click();
    await expect.poll(() => scrollY).toBe(0);
    await expect.element(headline).toHaveFocus();
    await expect.element(toTop).not.toBeInTheDocument();
  });

  test('Calculate Now shows the results of the example and of own numbers, and the calculator for crossed ages', async () => {
    await showLandingPage();
    const calculateNow = page.getByRole('link', { name: 'Calculate Now' });
    const results = page.getByRole('heading', { name: 'Your Retirement Outlook' });
    await calculateNow.click();
    await expect.element(results).toHaveFocus();
    await expect.element(page.getByText('Ready to see your future?')).not.toBeInTheDocument();

    await pressKeysOn(sentenceNumber('Your savings each month'), 'ArrowUp');
    await calculateNow.click();
    await expect.element(results).toHaveFocus();

    await typeAmount('Current Age', '70');
    await calculateNow.click();
    await expect.poll(() => document.activeElement).toBe(document.getElementById('calculator'));
  });

  test('a correction of crossed ages shows the results that Calculate Now could not show', async () => {
    await showLandingPage();
    await typeAmount('Current Age', '70');
    await page.getByRole('link', { name: 'Calculate Now' }).click();
    await button('Set to 71').click();
    await expectText(page.getByRole('region', { name: 'Your Retirement Outlook' }), 'You could stop at ');
  });
});

describe('the chart', () => {
  test('the lucky line leaves the chart, whose scale ends near twice the middle, and the answer is marked in the same frame as in the sentence', async () => {
    await showLandingPage();
    const hero = page.getByRole('region', { name: TITLE });
    const figure = hero.getByRole('figure');
    await expectText(figure, 'Stop at 69');
    await expectText(figure, /\$1\.5M\$1M\$500K\$0|\$0\$500K\$1M\$1\.5M/);
    await expectText(figure, 'Lucky$3.2 million');
    await expect.element(figure.getByText('93', { exact: true }).first()).toBeVisible();
    const charted: (string | undefined)[][] = [];
    const record = () => {
      const text = hero.element().textContent ?? '';
      charted.push([/stop at (\d+)\./.exec(text)?.[1], /Stop at (\d+)/.exec(text)?.[1]]);
    };
    const changes = new MutationObserver(record);
    changes.observe(hero.element(), { subtree: true, childList: true, characterData: true });
    for (let presses = 0; presses < 4; presses += 1)
      await pressKeysOn(sentenceNumber('Your savings each month'), 'PageUp');
    changes.disconnect();
    expect(new Set(charted.map(([age]) => age)).size).toBeGreaterThan(2);
    for (const [age, stop] of charted) expect(stop).toBe(age);
  });
});
