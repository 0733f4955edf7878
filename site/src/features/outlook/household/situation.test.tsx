import { completePlan, initialDraft, outlookFragment, withChanges } from '@whenabouts/core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { testScreens } from '../../../../test/accessible-screen.ts';
import { sampleMortgage } from '../../../../test/example-results.ts';
import { amountBox, pressKeysOn, sentenceNumber, typeAmount } from '../../../../test/number-fields.ts';
import { goal, headline, showOutlook } from '../../../../test/outlook-page.ts';
import { button, expectText, textOf } from '../../../../test/page-actions.ts';
import { loadCashFlows } from '../included/load-controls.ts';

const partner = page.getByRole('group', { name: 'Your partner', exact: true });
const sentence = goal;
const own = page.getByText(/^At \d+/).first();

test('a partner is added, changed, removed, and added again with the same numbers', async () => {
  await showOutlook();
  await expect.element(headline).toMatchTextContent('you could stop at 69.');
  await expect.element(partner).not.toBeInTheDocument();

  await page.getByRole('radio', { name: 'With a partner' }).click();
  await expect.element(headline).toMatchTextContent(/when your partner is \d+\./);
  await expect.element(amountBox('Your Household’s Savings')).toBeVisible();
  await expect
    .element(page.getByRole('spinbutton', { name: 'Your Household’s Monthly Spending in Retirement' }))
    .toBeVisible();
  await expect
    .element(sentence)
    .toMatchTextContent('If you die at 85, your partner spends 75% of what you spent together.');
  await amountBox('Partner’s Age').fill('32');
  await amountBox('Partner’s Annual Income').fill('40000');
  await partner.getByRole('checkbox', { name: 'We stop working in the same year' }).click();
  await amountBox('Partner’s Retirement Age').fill('62');
  await expect.element(headline).toMatchTextContent(/, and your partner at 62\.$/);

  await page.getByRole('button', { name: 'First to die, you: change' }).click();
  await expect
    .element(sentence)
    .toMatchTextContent('If your partner dies at 85, you spend 75% of what you spent together.');

  await page.getByRole('radio', { name: 'Just me' }).click();
  await expect.element(headline).toMatchTextContent('you could stop at 69.');
  await page.getByRole('radio', { name: 'With a partner' }).click();
  await expect.element(amountBox('Partner’s Annual Income')).toHaveValue('40,000');
  await expect.element(sentence).toMatchTextContent('If your partner dies at 85');
});

describe('in a narrow window', () => {
  const sheet = page.getByRole('dialog', { name: 'You and your partner' });
  const question = (text: string) => sheet.getByRole('heading', { level: 3, name: text });

  /** Adds a partner to a plan with its own savings. The questions then ask about both. */
  async function addPartner(first = 'How old are you both?', savings = '51000'): Promise<void> {
    await page.viewport(375, 812);
    await showOutlook(`/outlook#plan=35.65.${savings}.500.70000.7`);
    // Real input, because the focus of a click from the page is like that of a key.
    await page.getByRole('radio', { name: 'With a partner' }).click({ force: true });
    await expect.element(question(first)).toHaveFocus();
  }

  test('the savings are asked first while they are those of the example, and only once', async () => {
    await addPartner('What have you saved, and what do you add?', '50000');
    await amountBox('Your Household’s Savings').fill('260000');
    for (const text of [
      'How old are you both?',
      'What does each of you earn a year?',
      'What do you two spend a month?',
    ]) {
      await button('Next').click();
      await expect.element(question(text)).toHaveFocus();
    }
  });

  test('a new partner’s numbers are asked one question at a time, and each counts at once', async () => {
    await addPartner();
    await expectText(sheet, 'You could stop at 65, when your partner is 65.');
    await amountBox('Partner’s Age').fill('32');
    await userEvent.keyboard('{Enter}');
    await expect.element(question('What does each of you earn a year?')).toHaveFocus();
    await expectText(sheet, 'Question 2 of 5');
    await expectText(sheet, /Social Security also pays your partner \$[\d,]+ a month in today’s dollars\./);
    await expectText(sheet, 'We raised your spending to $4,610, because a couple pays less income tax.');
    await amountBox('Partner’s Annual Income').fill('60000');
    await expectText(sheet, /You two could stop at \d\d, when your partner is \d\d\./);
    await expectText(
      sheet,
      /because your partner’s pay counts\. If you both live on \$4,610: \d\d instead of \d\d\./,
    );
    await sheet.getByRole('button', { name: 'Keep $4,610' }).click();
    await expect.element(question('What does each of you earn a year?')).toHaveFocus();
    await expectText(sheet, /You two could stop at \d\d/);
    // Closing in the middle loses nothing.
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'With a partner' })).toHaveFocus();
    await expectText(own, /^At 35 and 32, earning \$70,000 and \$60,000, /);
  });

  test.each(['100%', '200%'])(
    'in the smallest window and at %s text, the buttons stay in the window, below every focused field',
    async (fontSize) => {
      const [width, height] = [320, 568];
      await addPartner();
      await button('Next').click();
      await amountBox('Partner’s Annual Income').fill('60000');
      await expectText(sheet, /because your partner’s pay counts\./);
      await page.viewport(width, height);
      const root = document.documentElement;
      root.style.fontSize = fontSize;
      onTestFinished(() => void root.style.removeProperty('font-size'));
      const rectOf = (name: string) => button(name).element().getBoundingClientRect();
      const isNext = () => document.activeElement === button('Next').element();
      for (let tabs = 0; tabs < 20 && !isNext(); tabs += 1) {
        await userEvent.keyboard('{Tab}');
        expect(rectOf('Next').bottom).toBeLessThanOrEqual(height);
        const focused = document.activeElement as HTMLElement;
        if (['Back', 'Done', 'Next'].includes(focused.textContent)) continue;
        const { top, bottom } = focused.getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom, focused.outerHTML).toBeLessThanOrEqual(rectOf('Back').top);
      }
      expect(isNext()).toBe(true);
    },
  );

  test('the button for the earlier spending is above the buttons at the edge once it appears', async () => {
    await addPartner();
    await page.viewport(375, 667);
    await button('Next').click();
    const pay = amountBox('Partner’s Annual Income');
    await pay.fill('50000');
    await expectText(sheet, /because your partner’s pay counts\./);
    const rectOf = (name: string | RegExp) =>
      sheet.getByRole('button', { name }).element().getBoundingClientRect();
    await expect.poll(() => rectOf(/^Keep /).bottom).toBeLessThanOrEqual(rectOf('Next').top);
    await expect.element(pay).toBeInViewport({ ratio: 1 });
    (sheet.element().parentElement as Element).scrollTop = 0;
    await expect.poll(() => 667 - rectOf('Next').bottom).toBeLessThan(16);
    await page.viewport(375, 844);
    const { scrollHeight, clientHeight } = sheet.element().parentElement as Element;
    expect(scrollHeight, 'the page shows above the sheet').toBe(clientHeight);
  });

  test('the questions go back and forth, and the last one ends with Done', async () => {
    await addPartner();
    for (const text of [
      'What does each of you earn a year?',
      'What have you saved, and what do you add?',
      'What do you two spend a month?',
      'When does your partner claim Social Security?',
    ]) {
      await userEvent.keyboard('{Enter}');
      await expect.element(question(text)).toHaveFocus();
    }
    await button('Back').click();
    await button('Back').click();
    await typeAmount('Your Household’s Savings', '90000');
    await button('Next').click();
    await button('Next').click();
    await button('Done').click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expectText(own, 'with $90,000 saved');
  });

  test('the spending of both is asked with our guess, which a skipped question leaves as it is', async () => {
    await addPartner();
    const spending = amountBox('Your Household’s Monthly Spending in Retirement');
    await button('Next').click();
    await amountBox('Partner’s Annual Income').fill('60000');
    for (const _ of ['savings', 'spending']) await button('Next').click();
    const guess = (spending.element() as HTMLInputElement).value;
    await expect
      .element(spending)
      .toHaveAccessibleDescription(
        'Our guess, what you both live on today. It follows your pay until you change it.',
      );
    await button('Next').click();
    for (const _ of ['spending', 'savings', 'pay']) await button('Back').click();
    await amountBox('Partner’s Annual Income').fill('90000');
    for (const _ of ['savings', 'spending']) await button('Next').click();
    expect((spending.element() as HTMLInputElement).value).not.toBe(guess);
    const text = textOf(sheet.getByText(/^You two could stop at/).first());
    await spending.fill('4000');
    await expect.element(spending).not.toHaveAccessibleDescription();
    await expect.poll(() => textOf(sheet.getByText(/^You two could stop at/).first())).not.toBe(text);
    await userEvent.keyboard('{Escape}');
    await expectText(goal, 'on $4,000 a month in today’s dollars (taxes left out)');
  });

  test('a number out of range is corrected and announced before the next question, and again after a second mistake', async () => {
    await addPartner();
    const notice = sheet.getByText('Partner’s Age must be a whole number from 18 to 95. We set it to 95.');
    const pressNext = () => button('Next').click({ button: 'left' });
    for (const [typed, press] of [
      ['110', () => userEvent.keyboard('{Enter}')],
      ['120', pressNext],
    ] as const) {
      await amountBox('Partner’s Age').fill(typed);
      await expect.element(notice).not.toBeInTheDocument();
      await press();
      await expect.element(notice).toBeVisible();
      await expectText(sheet, 'Question 1 of 5');
    }
    await pressNext();
    await expect.element(question('What does each of you earn a year?')).toHaveFocus();
  });

  test('a partner who is 70 is not asked when to claim', async () => {
    await addPartner();
    await amountBox('Partner’s Age').fill('70');
    for (const _ of ['pay', 'savings', 'spending', 'claim']) await button('Next').click();
    await expect.element(question('What does Social Security pay your partner?')).toBeVisible();
    await expect.element(sheet.getByRole('checkbox', { name: /^Claims / })).not.toBeInTheDocument();
  });

  test('arrow keys choose a partner without questions', async () => {
    await page.viewport(375, 812);
    await showOutlook();
    await pressKeysOn(page.getByRole('radio', { name: 'Just me' }), 'ArrowRight');
    await expectText(own, /^At 35 and 35/);
    await loadCashFlows();
    await expect.element(page.getByText('Your partner', { exact: true })).toBeInTheDocument();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'With a partner' })).toHaveFocus();
  });

  test('the partner of a link is not asked about', async () => {
    await page.viewport(375, 812);
    await showOutlook('/outlook#plan=35.65.50000.500.70000.7&partner=32.x.40000.x.x.x');
    await expectText(own, /^At 35 and 32/);
    await loadCashFlows();
    await expect.element(page.getByText('Your partner', { exact: true })).toBeInTheDocument();
    await expect.element(sheet).not.toBeInTheDocument();
  });

  testScreens({ 'the questions about a partner': () => addPartner() });
});

test('both ages and both pays are in the first sentence, and a raised spending says why and offers the old one', async () => {
  await showOutlook();
  await page.getByRole('radio', { name: 'With a partner' }).click();
  await expectText(own, /^At 35 and 35, earning \$70,000 and \$0, with \$50,000 saved and \$500 a month,$/);
  await pressKeysOn(sentenceNumber('Partner’s Annual Income'), '6');
  await userEvent.keyboard('0000{Enter}');
  await expectText(own, /^At 35 and 35, earning \$70,000 and \$60,000, /);
  await expectText(headline, /^you two could stop at \d\d, when your partner is \d\d\.$/);
  await expectText(goal, / a month in today’s dollars, what you both live on today \(taxes left out\)/);
  const notice = page.getByText(/^We raised your spending to \$[\d,]+, because your partner’s pay counts\.$/);
  await expect.element(notice).toBeVisible();
  const keep = page.getByRole('button', { name: /^Keep \$4,/ });
  await expect
    .element(page.getByText(/^If you both live on \$4,\d{3}: \d\d instead of \d\d\.$/))
    .toBeVisible();
  const before = /\$[\d,]+/.exec(textOf(keep))?.[0] ?? '';
  keep.element().focus();
  await userEvent.keyboard('{Enter}');
  await expectText(goal, `on ${before} a month in today’s dollars (taxes left out)`);
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(sentenceNumber('Your Household’s Monthly Spending in Retirement')).toHaveFocus();
});

test('a notice about the spending rounds like the answer, and goes once another number has been changed', async () => {
  await showOutlook('/outlook#plan=30.65.0.500.300000.7');
  const monthly = sentenceNumber('Monthly Contributions');
  await pressKeysOn(monthly, '0');
  await userEvent.keyboard('{Enter}');
  const notice = page.getByText(/^We raised your spending to /);
  await expectText(notice, 'We raised your spending to $17,900, because your contributions changed.');
  await expectText(goal, 'on $17,900 a month');
  await expect.element(page.getByRole('button', { name: /^Keep \$17,[4-6]00$/ })).toBeVisible();
  await pressKeysOn(sentenceNumber('Current Age'), '3');
  await userEvent.keyboard('1{Enter}');
  await expectText(own, /^At 31/);
  await expect.element(notice).not.toBeInTheDocument();
});

test('a notice about the spending is about today’s if a cost in it ends before the stop', async () => {
  const plan = completePlan(withChanges(initialDraft, { cashFlows: [sampleMortgage] }), 2026);
  await showOutlook(`/outlook${outlookFragment({ ...plan, isRetired: false })}`);
  await pressKeysOn(sentenceNumber('Monthly Contributions'), '1');
  await userEvent.keyboard('00{Enter}');
  await expectText(goal, / of today’s \$[\d,]+ has ended/);
  await expectText(
    page.getByText(/^We raised/),
    /^We raised today’s spending to \$[\d,]+, because your contributions changed\.$/,
  );
  await expect.element(page.getByText(/^If you live on \$[\d,]+ today: /)).toBeVisible();
});

test.each(['With a partner', 'Already retired'])(
  '“%s” stays where it is in the window while the sentences above it change',
  async (name) => {
    await page.viewport(1280, 800);
    await showOutlook();
    const choice = page.getByLabelText(name).first();
    const topOf = () => choice.element().getBoundingClientRect().top;
    // The page is scrolled, so that it can move both ways.
    scrollBy({ top: 100, behavior: 'instant' });
    const before = topOf();
    await choice.click();
    await expect.element(choice).toBeChecked();
    expect(Math.abs(topOf() - before)).toBeLessThan(2);
  },
);

test('the effect of the earlier spending compares two answers for the same numbers', async () => {
  await showOutlook();
  await page.getByRole('radio', { name: 'With a partner' }).click();
  const effect = page.getByText(/^If you both live on \$4,430: /);
  await expectText(effect, 'still 65.');
  const texts = new Set<string>();
  const status = effect.element().closest('[role=status]') as Element;
  const observer = new MutationObserver(() => texts.add(textOf(effect)));
  observer.observe(status, { subtree: true, childList: true, characterData: true });
  await amountBox('Partner’s Age').fill('95');
  await expectText(effect, '59 instead of 60.');
  expect([...texts]).toEqual(['If you both live on $4,430: 59 instead of 60.']);
  observer.disconnect();
});

test('who says to be retired before any number is 67, and gets an amount as the answer', async () => {
  await showOutlook();
  await page.getByRole('checkbox', { name: 'Already retired' }).click();
  await expectText(own, /^At 67, with \$50,000 saved and \$[\d,]+ a month from Social Security,$/);
  await expectText(headline, /^you can spend \$[\d,]+ a month\.$/);
  await expectText(goal, /This year, \$[\d,]+ of it comes from your savings\. After a bad year /);
  await pressKeysOn(sentenceNumber('Your Monthly Social Security'), '2');
  await userEvent.keyboard('890{Enter}');
  await expectText(own, '$2,890 a month from Social Security');
  await page.getByRole('checkbox', { name: 'Already retired' }).click();
  await expectText(own, /^At 35, earning \$70,000/);
});

test('once retired, the partner’s pay is asked with the age until which it is earned', async () => {
  await showOutlook('/outlook#plan=68.68.420000.500.70000.7');
  await expectText(headline, /^you can spend /);
  await page.getByRole('radio', { name: 'With a partner' }).click();
  await amountBox('Partner’s Age').fill('61');
  await amountBox('Partner’s Annual Income').fill('48000');
  await expectText(own, / and \$48,000 a year that your partner earns until 67,$/);
  await expect.element(amountBox('Partner’s Retirement Age')).toHaveValue('67');
  await expect.element(partner.getByRole('checkbox', { name: /^We stop/ })).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Just me' }).click();
  await page.getByRole('radio', { name: 'With a partner' }).click();
  await expectText(own, 'that your partner earns until 67,');
});

test('a link of an earlier release opens with a partner who has stopped with the retired visitor', async () => {
  await showOutlook('/outlook#plan=68.68.420000.500.70000.7&partner=61.x.48000.x.x.x');
  await expectText(own, /from your partner’s[^$]*,$/);
  await expect.element(amountBox('Partner’s Retirement Age')).toHaveValue('61');
  await amountBox('Partner’s Retirement Age').fill('64');
  await expectText(own, 'that your partner earns until 64,');
});

test.each([375, 1280])(
  'at %i pixels, “Already retired” does not look like the chosen household',
  async (width) => {
    await page.viewport(width, 812);
    await showOutlook();
    const retired = page.getByRole('checkbox', { name: 'Already retired' });
    await retired.click();
    await expect.element(retired).toBeVisible();
    const styleOf = (locator: Locator) => getComputedStyle(locator.element().closest('label') as Element);
    expect(styleOf(page.getByRole('radio', { name: 'Just me' })).borderRadius).toBe('999px');
    expect(styleOf(retired).borderRadius).toBe('0px');
    expect(styleOf(retired).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
);

test('on a phone, the household and “Already retired” are in one line with a partner as well', async () => {
  await page.viewport(375, 812);
  await showOutlook('/outlook#plan=35.65.50000.500.70000.7&partner=32.x.40000.x.x.x');
  await expectText(own, /^At 35 and 32/);
  const topOf = (label: string) =>
    page.getByText(label, { exact: true }).first().element().getBoundingClientRect().top;
  expect(Math.abs(topOf('Already retired') - topOf('With a partner'))).toBeLessThan(10);
});

test('a benefit that is entered before the age is received today at that age', async () => {
  await showOutlook();
  await page.getByRole('checkbox', { name: 'Already retired' }).click();
  await pressKeysOn(sentenceNumber('Your Monthly Social Security'), '1');
  await userEvent.keyboard('900{Enter}');
  await pressKeysOn(sentenceNumber('Current Age'), '6');
  await userEvent.keyboard('4{Enter}');
  await expectText(own, /^At 64, with \$50,000 saved and \$1,900 a month from Social Security,$/);
});

test('three questions about Social Security are answered with the couple’s amounts', async () => {
  await showOutlook();
  await page.getByRole('radio', { name: 'With a partner' }).click();
  await partner.getByText(/^Three questions/).click();
  const answers = partner.getByRole('definition');
  await expect
    .element(answers.first())
    .toMatchTextContent(/^Half of your benefit at full retirement age: \$\d/);
  await expect
    .element(answers.nth(1))
    .toMatchTextContent(/^Only until your partner’s full retirement age: then it is \$[\d,]+ a month\./);
  await expect
    .element(answers.nth(2))
    .toMatchTextContent(/^No\. If you die at 85, your partner gets \$[\d,]+ a month instead of \$/);
});

test('an age or income of a partner out of range is set to its end, with a message that names the range', async () => {
  await showOutlook();
  await page.getByRole('radio', { name: 'With a partner' }).click();
  for (const [label, typed, value, range] of [
    ['Partner’s Age', '17', '18', 'a whole number from 18 to 95'],
    ['Partner’s Age', '110', '95', 'a whole number from 18 to 95'],
    ['Partner’s Annual Income', '10000000', '2,000,000', 'a number from 0 to 2,000,000'],
  ] as const) {
    await typeAmount(label, typed);
    await expect.element(amountBox(label)).toHaveValue(value);
    await expect
      .element(partner.getByText(`${label} must be ${range}. We set it to ${value}.`).first())
      .toBeVisible();
  }
});

test('a benefit is asked for when a partner was born too early for an estimate', async () => {
  await showOutlook();
  await page.getByRole('radio', { name: 'With a partner' }).click();
  await amountBox('Partner’s Age').fill('90');
  await expect.element(page.getByText(/We can’t estimate Social Security for your partner/)).toBeVisible();
  await expect.element(amountBox('Partner’s Known Monthly Benefit')).toHaveValue('0');
});
