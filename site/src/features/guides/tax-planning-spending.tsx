import {
  formatDollars,
  formatFigure,
  lifetimeDivisor,
  requiredDistributions,
  retirementPlans2026,
} from '@whenabouts/core';
import { UnbrokenNames } from '../../components/unbroken-names.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { RequiredWithdrawalChart } from './charts/required-withdrawal-chart.tsx';

const rules = requiredDistributions.figures;
const gift = retirementPlans2026.figures.charitableDistribution;

/** The guide to taxes, second part: the order of withdrawals, conversions and required distributions. */
export const spendingSections: readonly TextSection[] = [
  {
    id: 'order',
    heading: 'Then which account should you spend first?',
    body: (
      <>
        <p>
          The usual advice is to spend taxable money first, then tax-deferred, then Roth. It is simple and
          gives the Roth the longest time to grow. But followed to the letter, it can mean almost no tax in
          your sixties and a high one after 75, when required withdrawals and Social Security arrive together.
        </p>
        <p>
          A steadier way: each year, withdraw from your traditional accounts until you reach the top of a low
          tax bracket, even if you do not need all of it. Take the rest from Roth or ordinary savings. That is
          what the case at the top of this page did: it used up the free part and the 10 percent bracket, and
          stopped. Many people would go on to the end of the 12 percent bracket, because what they leave may
          be taxed at 22 later.
        </p>
        <p>
          Before 59½, withdrawals from tax-deferred accounts usually cost 10 percent more. There are
          exceptions, such as a workplace plan after you leave that employer in or after the year you turn 55.
        </p>
      </>
    ),
  },
  {
    id: 'conversions',
    heading: 'Moving money in low-tax years',
    body: (
      <>
        <p>
          If you do not need that money, you can still use up the low bracket. In a Roth conversion you move
          money from a traditional IRA to a Roth IRA and pay income tax on it now. The best years for it are
          often those between the last paycheck and the first check from Social Security.
        </p>
        <p>
          It pays off when the rate you pay now is lower than the one you would pay later, and best when the
          tax comes out of other savings. But look at four things first. A conversion cannot be undone. It
          raises this year’s income for everything else that looks at income. Before 59½, converted money is
          tied up for five years if you want to avoid the 10 percent. And once required withdrawals have
          begun, the year’s minimum has to come out first.
        </p>
      </>
    ),
  },
  {
    id: 'required',
    heading: 'But some withdrawals cannot wait',
    body: (
      <>
        <p>
          From a certain age, you have to withdraw a part of tax-deferred accounts each year, the required
          minimum distribution. That age is{' '}
          <strong>
            {rules.ageBefore1960.value} if you were born from 1951 to 1959, and {rules.ageFrom1960.value} if
            you were born in 1960 or later
          </strong>{' '}
          (SECURE 2.0 Act of 2022, section 107). For people born in 1959 the text names both ages; the IRS
          proposed {rules.ageBefore1960.value} in July 2024, and we found no final rule. The first withdrawal
          may wait until April&nbsp;1 of the year after, but then two fall into one year. All others are due
          by December&nbsp;31.
        </p>
        <p>
          The amount is the balance at the end of last year, divided by a number from the IRS’s Uniform
          Lifetime Table. At 73 it is {lifetimeDivisor(73)}, at 75 it is {lifetimeDivisor(75)} (Publication
          590-B). With $500,000, that’s {formatDollars(500_000 / lifetimeDivisor(73))} or{' '}
          {formatDollars(500_000 / lifetimeDivisor(75))}. The numbers fall with age, so the share rises.
        </p>
        <RequiredWithdrawalChart />
        <p>
          If your only heir is a spouse more than ten years younger, another table asks for less. Roth IRAs
          ask for nothing while you live, and since 2024 neither do Roth accounts in workplace plans. If you
          still work and do not own more than 5 percent of the company, its own plan may let you wait. And a
          withdrawal need not be spent: it may go into a taxable account.
        </p>
        <p>
          What you fail to take costs a tax of {rules.missedTax.value} percent, or {rules.correctedTax.value}{' '}
          percent if you correct it within about two years (section 302). If there was a good reason, you can
          ask the IRS to waive it.
        </p>
      </>
    ),
  },
  {
    id: 'giving',
    heading: 'Giving from an IRA',
    body: (
      <p>
        If you give to charity anyway, there may be a better way to do it. From 70½ you can have money sent
        straight from an IRA to most kinds of charity, up to {formatFigure(gift)} in 2026 (IRS,{' '}
        <UnbrokenNames text="Notice 2025-67" />
        ). It counts toward the required minimum and never becomes income, so it helps even if you take the
        standard deduction, and it isn’t part of the income that decides about{' '}
        <Link to={paths.guide('healthcare')}>Medicare premiums</Link>.
      </p>
    ),
  },
];
