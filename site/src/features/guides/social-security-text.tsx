import {
  benefitTaxation,
  formatDollars,
  formatFigure,
  socialSecurity2026,
  socialSecurity2027,
  UNCONFIRMED,
} from '@whenabouts/core';
import { UnbrokenNames } from '../../components/unbroken-names.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import {
  BenefitByAgeChart,
  FullRetirementAgeTable,
  LifetimeBenefitChart,
} from './charts/social-security-charts.tsx';
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

const { figures: earnings } = socialSecurity2026;
const { figures: taxable } = benefitTaxation;

/** The guide to Social Security, second part: couples, work, taxes and the decision. */
export const choiceSections: readonly TextSection[] = [
  {
    id: 'family',
    heading: 'But it may not be only your life',
    body: (
      <>
        <p>
          <strong>While both of you live,</strong> a husband or wife can have up to half of the other’s full
          benefit, if that is more than their own and the other has claimed. Half is paid at the spouse’s own
          full retirement age; at 62, when that age is 67, it is 32.5 percent. Waiting past it adds nothing.
          If you apply for one of the two benefits, you apply for both, and you get the higher amount.
        </p>
        <p>
          <strong>When one of you dies,</strong> the smaller check stops and the larger one generally
          continues, with the raises that waiting earned. A widow or widower can claim from 60, at a reduced
          rate that starts at 71.5 percent. If your late spouse claimed early, your survivor benefit is
          capped. At your full retirement age you still get at least 82.5 percent of what would have been the
          full benefit. Survivors may also take one benefit first and switch to the other later.
        </p>
        <p>
          So the higher earner’s choice covers two lives. For many couples it works well when the lower earner
          starts sooner and the higher earner waits.
        </p>
        <p>
          <strong>After a divorce,</strong> you may claim on a former spouse’s record if the marriage lasted
          ten years, you are at least 62 and you are not married now. It takes nothing away from anyone.
        </p>
      </>
    ),
  },
  {
    id: 'working',
    heading: 'If you go on working',
    body: (
      <>
        <p>
          You can claim and work, but before full retirement age, high earnings hold benefits back. In 2026,
          Social Security withholds $1 for every $2 you earn above {formatFigure(earnings.earningsTest)}. In
          the year you reach full retirement age it is $1 for every $3 above{' '}
          {formatFigure(earnings.earningsTestLastYear)}, counting only the months before (SSA, October 2025).
          In 2027 the two limits are {formatFigure(announced.earningsTest)} and{' '}
          {formatFigure(announced.earningsTestLastYear)} ({UNCONFIRMED}). From the month in which you reach
          that age, there is no limit. Pensions, interest and withdrawals from savings do not count.
        </p>
        <p>
          Suppose you claim at 63 and earn {formatDollars(earnings.earningsTest.value + 10_000)} in 2026. That
          is $10,000 too much, so $5,000 is withheld: whole checks stop until it is covered. The money is not
          simply lost. At full retirement age your benefit is recalculated, as if you had claimed that many
          months later. But if you plan to keep earning well, an early claim does little for you. Social
          Security announces the amounts of the next year each October;{' '}
          <Link to={paths.factsTopic('social-security')}>our list of figures</Link> has those that we have
          added.
        </p>
      </>
    ),
  },
  {
    id: 'taxes',
    heading: 'What income tax takes back',
    body: (
      <>
        <p>
          Whether your benefit is taxed depends on what else you have. Add half of it to your other income,
          including tax-exempt interest. Up to {formatFigure(taxable.halfSingle)} for a single person or{' '}
          {formatFigure(taxable.halfJoint)} for a couple filing together, none of the benefit is taxed.
          Between that and {formatFigure(taxable.mostSingle)} or {formatFigure(taxable.mostJoint)}, up to half
          of it can be. Above, up to 85 percent can be (Internal Revenue Code, section 86).
        </p>
        <p>
          Say you are single, with $24,000 of benefits and $20,000 from an IRA. Half of the first plus all of
          the second is $32,000, which is $7,000 over the line. Half of that, $3,500, counts as taxable
          income.
        </p>
        <p>
          Congress set these amounts in 1983 and 1993 and never tied them to prices, so every year more people
          reach them. For 2025 through 2028 there is an extra deduction for people of 65 and older (
          <UnbrokenNames text="Public Law 119-21" />, 2025), but it does not change the formula. The{' '}
          <Link to={paths.guide('tax-planning')}>tax guide</Link> explains how withdrawals and benefits affect
          each other. Most states don’t tax Social Security.
        </p>
      </>
    ),
  },
  {
    id: 'outlook',
    heading: 'But will the money be there?',
    body: (
      <>
        <p>
          Social Security pays today’s benefits mostly from today’s payroll taxes, and the gap from a reserve.
          The trustees’ report of June 2026 expects the reserve for retirement and survivors to be used up
          late in 2032. From then on, income would pay about 78 percent of scheduled benefits. A year earlier
          the report said 2033 and 77 percent; the estimate moves a little each time.
        </p>
        <p>
          Nobody knows how Congress will close the gap, which it has closed before. But two things follow.
          Claiming early doesn’t protect you, because a cut could affect everyone who gets benefits by then.
          And it is worth knowing whether your plan would work with three quarters of your benefit as well as
          with all of it.
        </p>
      </>
    ),
  },
  {
    id: 'deciding',
    heading: 'So check your record, then choose',
    body: (
      <>
        <p>
          Open an account at ssa.gov and read your statement. Compare the earnings of each year with your tax
          returns or W-2 forms, because a missing year lowers your benefit for good. After about three years,
          corrections become harder. If you have a pension from government work and were told to expect less,
          look again: the two rules behind that were repealed in January 2025.
        </p>
        <p>Then take the questions in this order.</p>
        <ol>
          <li>
            <strong>Do you need the money now</strong> to stay out of debt? Then claim, and don’t feel bad
            about it.
          </li>
          <li>
            <strong>Does someone depend on your check</strong> after you’re gone? That’s a reason to wait, if
            yours is the larger one.
          </li>
          <li>
            <strong>How is your health,</strong> and how long did your parents live? Good answers are also a
            reason to wait.
          </li>
          <li>
            <strong>What could you live on in the meantime?</strong> The{' '}
            <Link to={paths.calculator}>calculator</Link> shows what your savings might pay each month.
          </li>
        </ol>
        <p>
          You can apply up to four months before you want benefits to start. The first payment comes the month
          after they start. Within twelve months you can withdraw the application once, if you pay back what
          was paid, and from full retirement age you can suspend payments and earn credits until 70.{' '}
          <Link to={paths.post('when-to-claim-social-security')}>A shorter article</Link> goes through the
          decision again. Medicare is a separate matter with its own dates, so if you wait past 65, read{' '}
          <Link to={paths.guide('healthcare')}>the healthcare guide</Link> as well.
        </p>
      </>
    ),
  },
];
