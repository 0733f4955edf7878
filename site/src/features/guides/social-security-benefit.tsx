import {
  formatDollars,
  formatFigure,
  socialSecurity2026,
  socialSecurity2027,
  UNCONFIRMED,
} from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { BenefitByAgeChart } from './charts/benefit-by-age-chart.tsx';
import { FullRetirementAgeTable } from './charts/full-retirement-age-table.tsx';
import { LifetimeBenefitChart } from './charts/lifetime-benefit-chart.tsx';
import { breakEven, example } from './social-security-example.ts';

const { figures } = socialSecurity2026;
const { figures: announced } = socialSecurity2027;

/** The guide to Social Security, first part: how a benefit is calculated, and claiming ages. */
export const benefitSections: readonly TextSection[] = [
  {
    id: 'computation',
    heading: 'Where the $2,000 comes from',
    body: (
      <>
        <p>
          Social Security keeps a list of what you earned in each year, up to the taxable maximum:{' '}
          {formatFigure(figures.taxableMaximum)} in 2026 (SSA, October 2025). Old pay is adjusted for how
          wages have grown until the year you turn 60. Pay after that counts as it was. Your 35 highest years
          are added up and spread over 420 months. If you worked for 30 years, five of the 35 are zeros.
        </p>
        <p>
          That monthly average goes through a formula with two bends. It pays 90 percent of a first, small
          slice, 32 percent of a second and much wider one, and 15 percent of the rest (Social Security Act,
          section 215). Where the slices end depends on the year you turn 62. The formula replaces more of a
          low wage than of a high one. A few extra years of good pay help less than you may expect, unless
          they replace years without pay.
        </p>
        <p>
          The outcome is called your primary insurance amount. In this guide it is your <em>full benefit</em>,
          because it is what you get if you start at one particular age. To get any, you need 40 credits,
          which most people have after about ten years of work.
        </p>
      </>
    ),
  },
  {
    id: 'full-retirement-age',
    heading: 'The age everything is measured from',
    body: (
      <>
        <p>
          That particular age is your full retirement age. A 1983 law moved it from 65 to 67, a little for
          each year of birth.
        </p>
        <FullRetirementAgeTable />
        <p>
          If you were born on January&nbsp;1, use the line of the year before. And if you have not reached
          your full retirement age by now, it is 67. That’s why the rest of this guide uses 67.
        </p>
      </>
    ),
  },
  {
    id: 'each-age',
    heading: 'But you can start earlier or later',
    body: (
      <>
        <p>
          Retirement benefits can begin in any month from 62 to 70. Each of the first 36 months before full
          retirement age lowers them by 5/9 of 1 percent, and each month beyond by 5/12 (20 CFR 404.410). Each
          month after it raises them by 2/3 of 1 percent, or 8 percent a year (20 CFR 404.313). The change
          lasts for life. At 70 the raises end, so there is no reason to wait longer.
        </p>
        <BenefitByAgeChart />
        <p>
          All of this is in today’s dollars. Each year a cost-of-living adjustment comes on top; it was{' '}
          {figures.costOfLiving.value} percent for 2026 (SSA, October 2025). For 2027 it is{' '}
          {announced.costOfLiving.value} percent ({UNCONFIRMED}). From 62 on you are credited with it whether
          or not you have claimed, so those who wait do not lose their raises.
        </p>
      </>
    ),
  },
  {
    id: 'long-life',
    heading: 'So is it a bet on your life?',
    body: (
      <>
        <p>
          Start at 62, and you will have had 60 checks before someone who waits until 67 gets the first one.
          But theirs are larger, and at some point they catch up.
        </p>
        <LifetimeBenefitChart />
        <p>
          With a full retirement age of 67, a start at 67 overtakes a start at 62 at {breakEven(62, 67)}. A
          start at 70 overtakes 62 at {breakEven(62, 70)}, and 67 at {breakEven(67, 70)}. That holds for every
          size of benefit, not only for {formatDollars(example.monthlyBenefit)}, but it leaves out taxes and
          interest. If you would invest the early checks and earn more than inflation, you stay ahead for
          longer.
        </p>
        <p>
          Still, dying before the lines cross is not the risk to plan for. Living to 95 on too little is. A
          larger check that rises with prices cannot run out, so it helps to see waiting as{' '}
          <strong>insurance against a long life</strong>, paid for with the checks you skip. Our{' '}
          <Link to={paths.explainers}>explainer</Link> does the math for your own benefit.
        </p>
      </>
    ),
  },
];
