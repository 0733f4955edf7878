import { benefitTaxation, formatFigure, incomeTax2026, investments } from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';

const taxable = benefitTaxation.figures;
const tax = incomeTax2026.figures;
const extra = investments.figures;

/** The guide to taxes, third part: thresholds, states and the yearly review. */
export const thresholdSections: readonly TextSection[] = [
  {
    id: 'lines',
    heading: 'Thresholds that are easy to cross',
    body: (
      <>
        <p>The brackets are not the only thresholds. Four others catch people by surprise.</p>
        <ul>
          <li>
            <strong>Social Security.</strong> Above {formatFigure(taxable.halfSingle)} for a single person or{' '}
            {formatFigure(taxable.halfJoint)} for a couple, counting half of the benefit, more and more of it
            becomes taxable (Internal Revenue Code, section 86; never adjusted for inflation). In that range,
            one more IRA dollar can make another 85 cents of your benefit taxable. You then pay 12 percent on
            $1.85, which is 22.2 cents.{' '}
            <Link to={paths.guide('social-security')}>The Social Security guide</Link> has an example.
          </li>
          <li>
            <strong>Gains.</strong> What you held for more than a year is taxed at 0, 15 or 20 percent. Gains
            are stacked on top of other income, so in a low-income year some of them may be tax-free: in 2026
            up to a taxable income of {formatFigure(tax.gainsSingle)} for a single person or{' '}
            {formatFigure(tax.gainsJoint)} for a couple. A large withdrawal can push them out of the tax-free
            part.
          </li>
          <li>
            <strong>Investment income.</strong> Above {formatFigure(extra.investmentSingle)} for a single
            person or {formatFigure(extra.investmentJoint)} for a couple, there is an extra tax of{' '}
            {extra.investmentTax.value} percent on interest, dividends and gains (section 1411). Withdrawals
            from retirement accounts are not taxed by it, but they count toward the threshold, which isn’t
            adjusted for inflation either.
          </li>
          <li>
            <strong>Health insurance.</strong> Before 65, your income determines your help with Marketplace
            premiums. From 63 on, it determines your Medicare premiums two years later.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'states',
    heading: 'States, and the surviving spouse',
    body: (
      <>
        <p>
          Everything so far was federal. States differ: some have no income tax, most don’t tax Social
          Security, some exempt part of pensions or IRA withdrawals. If you’re thinking of moving, compare
          property and sales taxes as well, because every state needs revenue from somewhere.
        </p>
        <p>
          For couples there is one more reason to even things out. After one of you dies, the other usually
          files as a single person from the next year on. The income may fall by a third, but the standard
          deduction and most brackets shrink by half. Drawing down traditional accounts while you are both
          alive can spare the survivor some of that. Children who inherit such an account mostly have to empty
          it within ten years, often while they earn well.
        </p>
      </>
    ),
  },
  {
    id: 'year-end',
    heading: 'So spend one evening a year on it',
    body: (
      <>
        <p>
          None of this needs a forecast of the next thirty years. One evening each November is enough to start
          with.
        </p>
        <ol>
          <li>Write down how much you have in each of the three kinds of accounts.</li>
          <li>Estimate this year’s income, and see which threshold comes next.</li>
          <li>
            Decide how much of the low bracket to use, by a withdrawal or a conversion, before
            December&nbsp;31.
          </li>
          <li>Check that you have made required withdrawals and sent gifts.</li>
        </ol>
        <p>
          Our <Link to={paths.calculator}>calculator</Link> shows income before tax. If most of your savings
          are tax-deferred, take your effective rate off its result. A shorter piece on{' '}
          <Link to={paths.post('taxes-in-retirement')}>taxes in retirement</Link> covers the same ground in a
          few minutes. Before a large conversion or sale, an hour with a tax professional usually costs less
          than the mistake.
        </p>
      </>
    ),
  },
];
