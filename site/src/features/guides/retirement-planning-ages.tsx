import { formatFigure, retirementPlans2026, retirementPlanYears, saversMatch2027 } from '@whenabouts/core';
import { UnbrokenNames } from '../../components/unbroken-names.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { AgeTimeline } from './charts/planning-charts.tsx';

const { figures: limits, year } = retirementPlans2026;
const { figures: match, year: matchYear } = saversMatch2027;
// The guide keeps its year until it is edited. The next year's figures are in the list of figures before that.
const nextYear = year + 1;
const hasNextYear = retirementPlanYears.some((facts) => facts.year === nextYear);

/** The guide to planning, second part: what matters at 30, 45 and 60. */
export const agesSections: readonly TextSection[] = [
  {
    id: 'at-30',
    heading: 'So at 30, habits count more than amounts',
    body: (
      <>
        <p>Three things are worth doing, in this order.</p>
        <ol>
          <li>
            <strong>Take the whole employer match.</strong> If your employer adds 50 cents for each dollar up
            to 6 percent of pay, saving less than 6 percent leaves part of your pay on the table. Ask when the
            match becomes yours, which is called vesting, before you change jobs. If student loans are in the
            way, ask whether your plan matches loan payments; since 2024 the law lets it (SECURE 2.0 Act,
            section 110).
          </li>
          <li>
            <strong>Build a cushion.</strong> Three to six months of basic bills in an insured savings account
            keep a broken car from becoming credit card debt, or an early withdrawal. Money taken from a
            401(k) or traditional IRA before 59½ is usually taxed and carries an additional 10 percent, with
            exceptions (Internal Revenue Code, section 72(t)).
          </li>
          <li>
            <strong>Let your rate rise automatically.</strong> Start with what you can afford, and raise it by
            one percent of pay each year, ideally when you get a raise. Many advisers name 10 to 15 percent of
            pay, match included, as a range for people who start young.
          </li>
        </ol>
        <p>
          Paying off debt that costs 20 percent a year comes before all of this except the match, because no
          investment promises 20 percent.
        </p>
      </>
    ),
  },
  {
    id: 'at-45',
    heading: 'At 45, the question is where the next dollar goes',
    body: (
      <>
        <p>
          By now the habit exists, but children, a mortgage and aging parents compete with it. You may also
          have old accounts at several employers. List them, with what each one costs per year. Then decide
          where the next dollar goes. For {year} you may put in (IRS, <UnbrokenNames text="Notice 2025-67" />
          ):
        </p>
        <ul>
          <li>
            <strong>{formatFigure(limits.workplacePlan)}</strong> of your own pay into 401(k), 403(b) and most
            457 plans, and into the federal Thrift Savings Plan. Your employer’s share comes on top.
          </li>
          <li>
            <strong>{formatFigure(limits.workplaceCatchUp)} more</strong> from the year in which you turn 50.
            In the years in which you turn 60, 61, 62 or 63, the extra amount is{' '}
            <strong>{formatFigure(limits.workplaceHigherCatchUp)}</strong> instead, where the plan allows it
            (SECURE 2.0, section 109).
          </li>
          <li>
            <strong>{formatFigure(limits.ira)}</strong> into IRAs, and{' '}
            <strong>{formatFigure(limits.iraCatchUp)} more</strong> from 50 on. You have until the tax filing
            date of the following year.
          </li>
        </ul>
        <p>
          If the employer paid you more than {formatFigure(limits.rothCatchUpWages)} in wages in {year - 1},
          your catch-up contributions to its plan in {year} have to be Roth contributions (SECURE 2.0, section
          603, and the same notice).{' '}
          {!hasNextYear && (
            <>
              We have not added the {nextYear} figures yet;{' '}
              <Link to={paths.factsTopic('retirement-plans')}>our list of figures</Link> has those that we
              have added.{' '}
            </>
          )}
          From {matchYear} the government also pays a match of up to {formatFigure(match.match)} into the
          retirement accounts of people with low incomes: all of it up to {formatFigure(match.singleFull)} of
          income for a single person or {formatFigure(match.jointFull)} for a couple, none from{' '}
          {formatFigure(match.singleEnd)} or {formatFigure(match.jointEnd)} (SECURE 2.0, section 103).
        </p>
        <p>
          A sensible order for many people: the match, then expensive debt, then a health savings account if
          your health plan allows one, then the rest of the 401(k) or an IRA. Whether traditional or Roth is
          better depends on your tax rate now and later; the{' '}
          <Link to={paths.guide('tax-planning')}>guide to taxes</Link> works it out, and the{' '}
          <Link to={paths.guide('investment-strategies')}>guide to investing</Link> is about what to hold
          inside.
        </p>
      </>
    ),
  },
  {
    id: 'at-60',
    heading: 'At 60, dates matter more than deposits',
    body: (
      <>
        <p>
          Seven more years of saving help, but the ages you choose now matter more. Working two years longer
          adds two years of saving, takes away two years of spending, and lets Social Security grow.
        </p>
        <AgeTimeline />
        <p>
          So write the ages down for yourself, and for both of you if you are a couple: when each stops, when
          each claims, and what pays for health care before 65. The guides to{' '}
          <Link to={paths.guide('social-security')}>Social Security</Link> and to{' '}
          <Link to={paths.guide('healthcare')}>healthcare</Link> cover the last two. Then live for three
          months on what the plan will pay. It’s the cheapest test there is.
        </p>
      </>
    ),
  },
];
