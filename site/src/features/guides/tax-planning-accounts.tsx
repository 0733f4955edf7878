import {
  formatDollars,
  formatFigure,
  incomeTax2026,
  lifetimeDivisor,
  requiredDistributions,
  retirementPlans2026,
  TAX_YEAR,
  taxLaw2026,
} from '@whenabouts/core';
import { UnbrokenNames } from '../../components/unbroken-names.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { RequiredWithdrawalChart, TaxRateChart } from './charts/tax-charts.tsx';

const tax = incomeTax2026.figures;
const law = taxLaw2026.figures;
const limits = retirementPlans2026.figures;

/**
 * The case at the top of the guide, in dollars a year. `highBill` is the tax if a traditional IRA pays all of `need`,
 * and `lowBill` if it pays only `lowWithdrawal`. The rates are 10 and 12 percent.
 */
const need = 60_000;
const taxed = need - tax.deductionSingle.value;
const lowBill = tax.single10.value * 0.1;
const highBill = lowBill + (taxed - tax.single10.value) * 0.12;
const lowWithdrawal = tax.deductionSingle.value + tax.single10.value;

/** The guide to taxes, first part: kinds of accounts, tax rates, and traditional or Roth. */
export const accountSections: readonly TextSection[] = [
  {
    id: 'accounts',
    heading: 'Why the account matters',
    body: (
      <>
        <p>
          In 2026, the first {formatFigure(tax.deductionSingle)} of a single person’s income is free of
          federal tax, or {formatFigure(tax.deductionJoint)} for a couple filing together. That is the
          standard deduction. For the single person, the next {formatFigure(tax.single10)} is taxed at 10
          percent, and the rest at 12, until taxable income reaches {formatFigure(tax.single12)} (IRS,{' '}
          <UnbrokenNames text="Revenue Procedure 2025-32" />
          ). So {formatDollars(need)} from a traditional IRA leaves {formatDollars(taxed)} to be taxed, and
          the bill is {formatDollars(highBill)}. But take only {formatDollars(lowWithdrawal)} there and the
          rest from a Roth account or the bank, and the bill is {formatDollars(lowBill)}.
        </p>
        <p>The difference comes from three kinds of accounts.</p>
        <ul>
          <li>
            <strong>Taxable:</strong> bank and brokerage accounts. You pay tax on interest and dividends as
            they come, and on gains when you sell.
          </li>
          <li>
            <strong>Tax-deferred:</strong> traditional 401(k), 403(b) and IRA. As a rule nothing was taxed on
            the way in, so everything is ordinary income on the way out.
          </li>
          <li>
            <strong>Roth:</strong> taxed on the way in. Once you are 59½ and have had a Roth IRA for five
            years, it comes out free of federal tax, and other rules don’t count it as income.
          </li>
        </ul>
        <p>
          At 65, the tax-free part grows: by {formatFigure(tax.over65Single)} if you are single, or{' '}
          {formatFigure(tax.over65Joint)} for each spouse of that age (2026, same source). For 2025 through
          2028 there is also a deduction of up to {formatFigure(law.seniorDeduction)} for each person who is
          65 or older; it shrinks once income passes {formatFigure(law.seniorSingleFrom)}, or{' '}
          {formatFigure(law.seniorJointFrom)} for a couple (<UnbrokenNames text="Public Law 119-21" />, 2025).
        </p>
      </>
    ),
  },
  {
    id: 'rates',
    heading: 'But which rate is yours?',
    body: (
      <>
        <p>
          Every income has two rates. The <em>marginal</em> rate is what the last dollar is taxed at. The{' '}
          <em>effective</em> rate is the whole tax as a share of the whole income. They are far apart, because
          each bracket’s rate applies only to the dollars inside it.
        </p>
        <TaxRateChart />
        <p>
          The chart and our <Link to={paths.explainers}>explainer</Link> use the brackets of {TAX_YEAR} for a
          single filer (IRS, <UnbrokenNames text="Revenue Procedure 2022-38" />
          ). The seven rates are still the same in 2026, but the brackets begin at higher amounts. Use the
          effective rate for a budget. For a decision about one more dollar, such as where to save it or where
          to take it from, use the marginal rate.
        </p>
      </>
    ),
  },
  {
    id: 'traditional-or-roth',
    heading: 'So pay now, or pay later?',
    body: (
      <>
        <p>
          Take $1,000 of pay, and let it double before you need it. In a traditional account all of it goes
          in, and $2,000 comes out to be taxed. In a Roth account at 22 percent today, $780 goes in and $1,560
          comes out. If your rate in retirement is 12 percent, traditional wins with $1,760. If it is 22, both
          give $1,560. If it is higher, the Roth wins.
        </p>
        <p>
          So compare your marginal rate now with the one you expect then. Low earners and people early in a
          career often do well with Roth; people in their peak earning years often do better with traditional.
          Nobody knows the rates of the 2040s, though, and having some of each is what gives you the choice
          described above. Take an employer’s match before either.
        </p>
        <p>
          For 2026 you may put up to {formatFigure(limits.workplacePlan)} of your pay into a 401(k) or 403(b),{' '}
          {formatFigure(limits.workplaceCatchUp)} more from the year you turn 50, or{' '}
          {formatFigure(limits.workplaceHigherCatchUp)} more in the years you turn 60 to 63. If that employer
          paid you more than {formatFigure(limits.rothCatchUpWages)} in 2025, the extra part has to be Roth.
          Into IRAs of both kinds together you may put {formatFigure(limits.ira)}, and{' '}
          {formatFigure(limits.iraCatchUp)} more from 50. The right to pay into a Roth IRA phases out between{' '}
          {formatFigure(limits.rothIraSingleFrom)} and {formatFigure(limits.rothIraSingleTo)} of income for a
          single person, and between {formatFigure(limits.rothIraJointFrom)} and{' '}
          {formatFigure(limits.rothIraJointTo)} for a couple. If you have a plan at work, the deduction for a
          traditional IRA phases out as well: between {formatFigure(limits.deductionSingleFrom)} and{' '}
          {formatFigure(limits.deductionSingleTo)} for a single person, and between{' '}
          {formatFigure(limits.deductionJointFrom)} and {formatFigure(limits.deductionJointTo)} for a couple
          (all for 2026: IRS, <UnbrokenNames text="Notice 2025-67" />
          ).
        </p>
      </>
    ),
  },
];

const rules = requiredDistributions.figures;
const gift = retirementPlans2026.figures.charitableDistribution;

/** The guide to taxes, second part: the order of withdrawals, conversions and required distributions. */
export const withdrawalSections: readonly TextSection[] = [
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
